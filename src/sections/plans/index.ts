import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { plans } from './duck';

export const plansSection = listSection('plans', 'plans', plans, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
