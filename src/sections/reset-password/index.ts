import { defineSection } from 'crud/section';
import { resetPasswordSlice } from './duck';

export const resetPasswordSection = defineSection({
  path: 'reset-password',
  i18n: 'resetPassword',
  ducks: [resetPasswordSlice],
  screens: {
    '/': () => import('./reset-password'),
  },
});
