import { defineSection } from 'crud/section';
import { medicineGroups } from './duck';

export const medicineGroupsSection = defineSection({
  path: 'medicine-groups',
  icon: 'PillBottle',
  menuGroup: 'medicines',
  ducks: [medicineGroups],
  records: { duck: medicineGroups },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
