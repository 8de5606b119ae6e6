import { defineSection } from 'crud/section';
import { audits } from './duck';

export const auditsSection = defineSection({
  path: 'audits',
  i18n: 'audits',
  ducks: [audits],
  screens: {
    '/': () => import('./audits'),
  },
});
