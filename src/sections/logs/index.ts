import { defineSection } from 'crud/define-section';

export const logsSection = defineSection({
  path: 'logs',
  i18n: 'logs',
  screens: {
    '/': () => import('./logs'),
  },
});
