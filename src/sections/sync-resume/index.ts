import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const syncResumeSection = section('sync-resume', 'syncResume', {
  '/': screen(() => import('./sync-resume')),
});
