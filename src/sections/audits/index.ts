import { defineSection } from 'crud/define-section';

export const auditsSection = defineSection({
  path: 'audits',
  i18n: 'audits',
  screens: {
    '/': () => import('./audits'),
  },
});
