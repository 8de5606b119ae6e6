import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { notifications } from './duck';

export const notificationSection = listSection('notification', 'notification', notifications, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
