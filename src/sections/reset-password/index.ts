import { section } from 'crud/section';
import { screen } from 'ui/layout/screen';

export const resetPasswordSection = section('reset-password', 'resetPassword', {
  '/': screen(() => import('./reset-password')),
});
