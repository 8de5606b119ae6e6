import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { semiologies } from './duck';

export const semiologiesSection = listSection('semiologies', 'semiologies', semiologies, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
