import { defineSection } from 'crud/section';

export const metricsSection = defineSection({
  path: 'metrics',
  i18n: 'metrics',
  screens: {
    '/': () => import('./metrics'),
  },
});
