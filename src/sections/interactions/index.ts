import { defineSection } from 'crud/section';
import { interactions, substancesInteractions } from './duck';
import { interactionsBySubstance } from './library';
import { queryOf } from './model';

export const interactionsSection = defineSection({
  path: 'interactions',
  icon: 'Shuffle',
  menuGroup: 'medicines',
  ducks: [substancesInteractions, interactions],
  records: {
    duck: substancesInteractions,
    screen: '/view',
    parts: { library: interactionsBySubstance, queryOf },
    searchRank: 12,
  },
  list: () => import('./list'),
  screens: {
    '/view': () => import('./view'),
    '/manage': () => import('./manage'),
  },
});
