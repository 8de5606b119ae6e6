import { defineSection } from 'crud/section';

export const healthSection = defineSection({
  path: 'health',
  i18n: 'health',
  screens: {
    '/': () => import('./health'),
  },
});
