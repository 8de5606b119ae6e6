import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const resetPasswordSection = section('reset-password', 'resetPassword', {
  '/': screen(() => import('./reset-password')),
});
