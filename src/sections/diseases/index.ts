import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { diseases } from './duck';

export const diseasesSection = listSection('diseases', 'diseases', diseases, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
