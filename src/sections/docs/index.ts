import { defineSection } from 'crud/section';

export const docsSection = defineSection({
  path: 'docs',
  i18n: 'docs',
  screens: {
    '/': () => import('./docs'),
  },
});
