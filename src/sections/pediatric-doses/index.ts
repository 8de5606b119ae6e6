import { defineSection } from 'crud/section';
import { pediatricDoseCategories, pediatricDoses, pediatricDoseSynonyms } from './duck';
import { pediatricDose } from './record';

export const pediatricDosesSection = defineSection({
  path: 'pediatric-doses',
  icon: 'Baby',
  menuGroup: 'medicines',
  ducks: [pediatricDoses, pediatricDoseCategories, pediatricDoseSynonyms],
  records: { duck: pediatricDoses },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts: pediatricDose.texts,
});
