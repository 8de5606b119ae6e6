import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { groups } from './duck';

export const groupsSection = listSection('groups', 'groups', groups, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
