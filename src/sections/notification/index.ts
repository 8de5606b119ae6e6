import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { notifications } from './duck';

export const notificationSection = listSection('notification', 'notification', notifications, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
