import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { laboratoryGroups } from './duck';

export const laboratoryGroupsSection = listSection('laboratory-groups', 'laboratoryGroups', laboratoryGroups, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
