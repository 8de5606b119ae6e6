import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { laboratories } from './duck';

export const laboratoriesSection = listSection('laboratories', 'laboratories', laboratories, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
