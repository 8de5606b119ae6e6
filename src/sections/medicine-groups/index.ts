import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { medicineGroups } from './duck';

export const medicineGroupsSection = section(
  'medicine-groups',
  'medicineGroups',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  medicineGroups,
);
