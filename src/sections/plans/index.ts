import { defineSection } from 'crud/section';
import { plans } from './duck';

export const plansSection = defineSection({
  path: 'plans',
  icon: 'CreditCard',
  menuGroup: 'customers',
  ducks: [plans],
  records: { duck: plans },
  // The console does not create plans.
  newForms: [],
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
