import { defineSection } from 'crud/define-section';

export const configurationSection = defineSection({
  path: 'configuration',
  i18n: 'configuration',
  screens: {
    '/': () => import('./configuration'),
  },
});
