import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const plansSection = section('plans', 'plans', {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
