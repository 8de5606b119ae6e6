import { defineSection } from 'crud/section';
import { groups } from './duck';

export const groupsSection = defineSection({
  path: 'groups',
  icon: 'FolderTree',
  menuGroup: 'diagnosis',
  ducks: [groups],
  records: { duck: groups },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
