import { defineSection } from 'crud/section';

export const healthSection = defineSection({
  path: 'health',
  icon: 'HeartPulse',
  screens: {
    '/': () => import('./health'),
  },
});
