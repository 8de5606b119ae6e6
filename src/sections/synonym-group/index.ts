import { defineSection } from 'crud/section';
import { synonymGroups, synonymWords } from './duck';

export const synonymGroupSection = defineSection({
  path: 'synonym-group',
  icon: 'Tags',
  menuGroup: 'diagnosis',
  ducks: [synonymGroups, synonymWords],
  records: { duck: synonymGroups },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
