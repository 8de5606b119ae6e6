import { section } from 'crud/section';
import { screen } from 'ui/layout/screen';

export const userManagement = section('user-management', 'userManagement', {
  '/': screen(() => import('./list')),
  '/new': screen(() => import('./form')),
  '/:login/edit': screen(() => import('./form')),
  '/:login/delete': screen(() => import('./delete-dialog')),
  '/:login': screen(() => import('./detail')),
});
