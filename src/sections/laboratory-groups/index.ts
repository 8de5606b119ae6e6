import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { laboratoryGroups } from './duck';

export const laboratoryGroupsSection = listSection('laboratory-groups', 'laboratoryGroups', laboratoryGroups, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
