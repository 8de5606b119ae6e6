import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const groupsSection = section('groups', 'groups', {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
