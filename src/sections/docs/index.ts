import { defineSection } from 'crud/define-section';

export const docsSection = defineSection({
  path: 'docs',
  i18n: 'docs',
  screens: {
    '/': () => import('./docs'),
  },
});
