import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { customers } from './duck';

export const userApplicationSection = listSection('user-application', 'userApplication', customers, {
  '/': screen(() => import('./list')),
  '/manage-mobile': screen(() => import('./manage-mobile')),
  '/manage-employee': screen(() => import('./manage-employee')),
  '/subscription': screen(() => import('./subscription')),
});
