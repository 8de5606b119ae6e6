import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { laboratoryGroups } from './duck';

export const laboratoryGroupsSection = section(
  'laboratory-groups',
  'laboratoryGroups',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  laboratoryGroups,
);
