import { defineSection } from 'crud/section';

export const gatewaySection = defineSection({
  path: 'gateway',
  i18n: 'gateway',
  screens: {
    '/': () => import('./gateway'),
  },
});
