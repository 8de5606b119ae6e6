import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { medicineGroups } from './duck';

export const medicineGroupsSection = listSection('medicine-groups', 'medicineGroups', medicineGroups, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
