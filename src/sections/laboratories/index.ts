import { defineSection } from 'crud/section';
import { laboratories, laboratorySynonyms } from './duck';
import { laboratory } from './record';

export const laboratoriesSection = defineSection({
  path: 'laboratories',
  icon: 'FlaskConical',
  menuGroup: 'texts',
  ducks: [laboratories, laboratorySynonyms],
  records: { duck: laboratories },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts: laboratory.texts,
});
