import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { synonymGroups } from './duck';

export const synonymGroupSection = listSection('synonym-group', 'synonymGroup', synonymGroups, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
