import { defineSection } from 'crud/section';
import { analytics } from './analytics';
import { customers } from './duck';
import { subscriptions } from './subscription-duck';
import { SUBSCRIPTION_PATH } from './subscription-record';

export const userApplicationSection = defineSection({
  path: 'user-application',
  icon: 'Users',
  menuGroup: 'customers',
  ducks: [customers, subscriptions, analytics],
  records: { duck: customers, screen: SUBSCRIPTION_PATH, arePeople: true, code: { field: 'email' } },
  newForms: [
    { path: '/manage-mobile', label: 'userApplication.new' },
    { path: '/manage-employee', label: 'userApplication.newEmployee' },
  ],
  list: () => import('./list'),
  screens: {
    '/manage-mobile': () => import('./manage-mobile'),
    '/manage-employee': () => import('./manage-employee'),
    '/subscription': () => import('./subscription'),
  },
});
