import { defineSection } from 'crud/section';
import { resetPasswordSlice } from './duck';

export const resetPasswordSection = defineSection({
  path: 'reset-password',
  icon: 'KeyRound',
  ducks: [resetPasswordSlice],
  screens: {
    '/': () => import('./reset-password'),
  },
});
