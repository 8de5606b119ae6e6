import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { synonymGroups } from './duck';

export const synonymGroupSection = section(
  'synonym-group',
  'synonymGroup',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  synonymGroups,
);
