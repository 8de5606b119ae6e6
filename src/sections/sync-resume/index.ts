import { defineSection } from 'crud/section';
import { syncResume } from './duck';

export const syncResumeSection = defineSection({
  path: 'sync-resume',
  icon: 'RefreshCw',
  ducks: [syncResume],
  screens: {
    '/': () => import('./sync-resume'),
  },
});
