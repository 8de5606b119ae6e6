import { defineSection } from 'crud/section';
import { audits } from './duck';

export const auditsSection = defineSection({
  path: 'audits',
  icon: 'Shield',
  ducks: [audits],
  screens: {
    '/': () => import('./audits'),
  },
});
