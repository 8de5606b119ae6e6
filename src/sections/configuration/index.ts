import { defineSection } from 'crud/section';

export const configurationSection = defineSection({
  path: 'configuration',
  i18n: 'configuration',
  screens: {
    '/': () => import('./configuration'),
  },
});
