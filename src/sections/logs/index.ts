import { defineSection } from 'crud/section';

export const logsSection = defineSection({
  path: 'logs',
  i18n: 'logs',
  screens: {
    '/': () => import('./logs'),
  },
});
