import { defineSection } from 'crud/define-section';
import { notifications } from './duck';

export const notificationSection = defineSection({
  path: 'notification',
  i18n: 'notification',
  menuGroup: 'messages',
  ducks: [notifications],
  records: { duck: notifications },
  screens: {
    '/': () => import('./list'),
    '/manage': () => import('./manage'),
  },
});
