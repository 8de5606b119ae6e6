import { defineSection } from 'crud/section';
import { diseaseSynonyms } from './duck';

export const diseaseSynonymSection = defineSection({
  path: 'disease-synonym',
  icon: 'Tags',
  menuGroup: 'diagnosis',
  ducks: [diseaseSynonyms],
  records: { duck: diseaseSynonyms, searchRank: 17 },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
