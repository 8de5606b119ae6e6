import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { synonymGroups } from './duck';

export const synonymGroupSection = listSection('synonym-group', 'synonymGroup', synonymGroups, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
