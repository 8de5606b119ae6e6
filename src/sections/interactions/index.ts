import { defineSection } from 'crud/define-section';
import { interactions, substancesInteractions } from './duck';

export const interactionsSection = defineSection({
  path: 'interactions',
  i18n: 'interactions',
  menuGroup: 'medicines',
  ducks: [substancesInteractions, interactions],
  records: { duck: substancesInteractions, screen: '/view', searchRank: 12 },
  screens: {
    '/': () => import('./list'),
    '/view': () => import('./view'),
    '/manage': () => import('./manage'),
  },
});
