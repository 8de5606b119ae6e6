import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { customers } from './duck';

export const userApplicationSection = section(
  'user-application',
  'userApplication',
  {
    '/': screen(() => import('./list')),
    '/manage-mobile': screen(() => import('./manage-mobile')),
    '/manage-employee': screen(() => import('./manage-employee')),
    '/subscription': screen(() => import('./subscription')),
  },
  customers,
);
