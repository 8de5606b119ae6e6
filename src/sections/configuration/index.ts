import { defineSection } from 'crud/section';

export const configurationSection = defineSection({
  path: 'configuration',
  icon: 'Settings2',
  screens: {
    '/': () => import('./configuration'),
  },
});
