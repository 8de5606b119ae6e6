import { defineSection } from 'crud/section';

export const logsSection = defineSection({
  path: 'logs',
  icon: 'ScrollText',
  screens: {
    '/': () => import('./logs'),
  },
});
