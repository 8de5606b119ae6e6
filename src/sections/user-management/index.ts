import { defineSection } from 'crud/section';
import { readQuery } from 'records/list-query';
import { API, authorities, userManagement } from './duck';

export const userManagementSection = defineSection({
  path: 'user-management',
  icon: 'UserCog',
  ducks: [userManagement, authorities],
  prefetch: (search, background) => userManagement.prefetch(readQuery(search, userManagement.sorting), background),
  byKey: { field: 'login', url: API },
  newForms: [{ path: '/new', label: 'userManagement.new' }],
  list: () => import('./list'),
  // The dialog that asks whether to delete a user has its own address. The list stays below it.
  listPath: '/:login?/:question(delete)?',
  screens: {
    '/new': () => import('./form'),
    '/:login/edit': () => import('./form'),
    '/:login': () => import('./detail'),
  },
});
