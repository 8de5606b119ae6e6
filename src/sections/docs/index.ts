import { defineSection } from 'crud/section';

export const docsSection = defineSection({
  path: 'docs',
  icon: 'BookOpenText',
  screens: {
    '/': () => import('./docs'),
  },
});
