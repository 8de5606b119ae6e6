import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const promotionsSection = section('promotions', 'promotions', {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
