import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { notifications } from './duck';

export const notificationSection = section(
  'notification',
  'notification',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  notifications,
);
