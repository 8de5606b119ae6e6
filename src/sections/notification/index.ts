import { defineSection } from 'crud/section';
import { notifications } from './duck';

export const notificationSection = defineSection({
  path: 'notification',
  icon: 'Bell',
  menuGroup: 'messages',
  ducks: [notifications],
  records: { duck: notifications },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
