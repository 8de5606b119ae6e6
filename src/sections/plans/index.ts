import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { plans } from './duck';

export const plansSection = listSection('plans', 'plans', plans, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
