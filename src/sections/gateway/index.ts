import { defineSection } from 'crud/section';

export const gatewaySection = defineSection({
  path: 'gateway',
  icon: 'Network',
  screens: {
    '/': () => import('./gateway'),
  },
});
