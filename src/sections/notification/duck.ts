import { sorting } from 'lib/sorting';
import { createDuck } from 'records/duck';
import { type Notification, shape, withOneTarget } from './model';

export const notifications = createDuck<Notification>({
  name: 'notification',
  url: '/api/notifications',
  shape,
  searchParam: 'title',
  codec: { encode: withOneTarget },
  sorting: sorting('id,desc', ['title', 'validity', 'scheduleDate', 'sendPush', 'pending', 'justInTime']),
});
