import { defineSection } from 'crud/section';
import { notifications } from './duck';
import { nextPushes } from './next-pushes';

export const notificationSection = defineSection({
  path: 'notification',
  icon: 'Bell',
  menuGroup: 'messages',
  ducks: [notifications, nextPushes],
  records: { duck: notifications },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
