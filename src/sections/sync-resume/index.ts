import { section } from 'crud/section';
import { screen } from 'ui/layout/screen';

export const syncResumeSection = section('sync-resume', 'syncResume', {
  '/': screen(() => import('./sync-resume')),
});
