import { defineSection } from 'crud/section';
import { fetchOfSubstance, interactions, substancesInteractions } from './duck';
import { interactionsBySubstance } from './library';
import { interaction, queryOf } from './record';

export const interactionsSection = defineSection({
  path: 'interactions',
  icon: 'Shuffle',
  menuGroup: 'medicines',
  ducks: [substancesInteractions, interactions],
  records: {
    duck: substancesInteractions,
    screen: '/view',
    parts: {
      library: interactionsBySubstance,
      queryOf,
      shape: interaction.shape,
      duck: interactions,
      readOf: async ({ id }, signal) => (await fetchOfSubstance(id, signal)).content,
    },
  },
  list: () => import('./list'),
  screens: {
    '/view': () => import('./view'),
    '/manage': () => import('./manage'),
  },
});
