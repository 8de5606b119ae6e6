import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { pediatricDoses } from './duck';

export const pediatricDosesSection = listSection('pediatric-doses', 'pediatricDoses', pediatricDoses, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
