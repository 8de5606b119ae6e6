import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { promotions } from './duck';

export const promotionsSection = listSection('promotions', 'promotions', promotions, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
