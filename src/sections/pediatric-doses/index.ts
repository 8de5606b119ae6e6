import { defineSection } from 'crud/section';
import { pediatricDoseCategories, pediatricDoses } from './duck';
import { texts } from './model';

export const pediatricDosesSection = defineSection({
  path: 'pediatric-doses',
  icon: 'Baby',
  menuGroup: 'medicines',
  ducks: [pediatricDoses, pediatricDoseCategories],
  records: { duck: pediatricDoses, searchRank: 8 },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts,
});
