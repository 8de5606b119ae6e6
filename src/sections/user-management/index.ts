import { defineSection } from 'crud/define-section';
import { authorities, userManagement } from './duck';

export const userManagementSection = defineSection({
  path: 'user-management',
  i18n: 'userManagement',
  ducks: [userManagement, authorities],
  newForms: [{ path: '/new', label: 'userManagement.new' }],
  screens: {
    '/': () => import('./list'),
    '/new': () => import('./form'),
    '/:login/edit': () => import('./form'),
    '/:login/delete': () => import('./delete-dialog'),
    '/:login': () => import('./detail'),
  },
});
