import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const laboratoryGroupsSection = section('laboratory-groups', 'laboratoryGroups', {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
