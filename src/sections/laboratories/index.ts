import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { laboratories } from './duck';

export const laboratoriesSection = listSection('laboratories', 'laboratories', laboratories, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
