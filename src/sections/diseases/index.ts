import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { diseases } from './duck';

export const diseasesSection = listSection('diseases', 'diseases', diseases, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
