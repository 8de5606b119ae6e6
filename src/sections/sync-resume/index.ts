import { defineSection } from 'crud/section';
import { syncResume } from './duck';

export const syncResumeSection = defineSection({
  path: 'sync-resume',
  i18n: 'syncResume',
  ducks: [syncResume],
  screens: {
    '/': () => import('./sync-resume'),
  },
});
