import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { medicineGroups } from './duck';

export const medicineGroupsSection = listSection('medicine-groups', 'medicineGroups', medicineGroups, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
