import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { groups } from './duck';

export const groupsSection = listSection('groups', 'groups', groups, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
