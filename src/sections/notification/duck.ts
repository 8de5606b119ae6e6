import { sorting } from 'shared/crud/sorting';
import { createDuck } from 'shared/redux/create-duck';
import type { Notification } from './model';

export const notifications = createDuck<Notification>({
  name: 'notification',
  url: '/api/notifications',
  searchParam: 'title',
  sorting: sorting('id,desc', ['title', 'validity', 'scheduleDate', 'sendPush', 'pending', 'justInTime']),
});
