import { defineSection } from 'crud/section';
import { diseaseSynonyms } from './duck';

export const diseaseSynonymSection = defineSection({
  path: 'disease-synonym',
  icon: 'Tags',
  menuGroup: 'diagnosis',
  ducks: [diseaseSynonyms],
  records: { duck: diseaseSynonyms },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
