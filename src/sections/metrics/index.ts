import { defineSection } from 'crud/section';

export const metricsSection = defineSection({
  path: 'metrics',
  icon: 'Gauge',
  screens: {
    '/': () => import('./metrics'),
  },
});
