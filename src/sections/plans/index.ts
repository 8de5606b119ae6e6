import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { plans } from './duck';

export const plansSection = section(
  'plans',
  'plans',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  plans,
);
