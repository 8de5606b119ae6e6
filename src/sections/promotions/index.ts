import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { promotions } from './duck';

export const promotionsSection = listSection('promotions', 'promotions', promotions, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
