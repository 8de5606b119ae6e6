import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const userManagement = section('user-management', 'userManagement', {
  '/': screen(() => import('./list')),
  '/new': screen(() => import('./form')),
  '/:login/edit': screen(() => import('./form')),
  '/:login/delete': screen(() => import('./delete-dialog')),
  '/:login': screen(() => import('./detail')),
});
