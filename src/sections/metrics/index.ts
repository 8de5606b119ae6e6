import { defineSection } from 'crud/define-section';

export const metricsSection = defineSection({
  path: 'metrics',
  i18n: 'metrics',
  screens: {
    '/': () => import('./metrics'),
  },
});
