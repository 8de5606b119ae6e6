import { sorting } from 'lib/sorting';
import { createDuck } from 'records/duck';
import { type Notification, notification, withOneTarget } from './record';

export const notifications = createDuck<Notification>({
  name: 'notification',
  url: '/api/notifications',
  shape: notification.shape,
  searchParam: 'title',
  codec: { encode: withOneTarget },
  sorting: sorting('id,desc', ['title', 'validity', 'scheduleDate', 'sendPush', 'pending', 'justInTime']),
});
