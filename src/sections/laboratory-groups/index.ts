import { defineSection } from 'crud/section';
import { laboratoryGroups } from './duck';

export const laboratoryGroupsSection = defineSection({
  path: 'laboratory-groups',
  icon: 'TestTubes',
  menuGroup: 'texts',
  ducks: [laboratoryGroups],
  records: { duck: laboratoryGroups },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
