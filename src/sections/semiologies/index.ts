import { defineSection } from 'crud/section';
import { semiologies, semiologySynonyms } from './duck';
import { semiology } from './record';

export const semiologiesSection = defineSection({
  path: 'semiologies',
  icon: 'Activity',
  menuGroup: 'texts',
  ducks: [semiologies, semiologySynonyms],
  records: { duck: semiologies },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts: semiology.texts,
});
