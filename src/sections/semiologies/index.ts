import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { semiologies } from './duck';

export const semiologiesSection = listSection('semiologies', 'semiologies', semiologies, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
