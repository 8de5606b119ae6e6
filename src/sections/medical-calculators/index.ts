import { defineSection } from 'crud/section';
import { medicalCalculators } from './duck';
import { texts } from './model';

export const medicalCalculatorsSection = defineSection({
  path: 'medical-calculators',
  icon: 'Calculator',
  menuGroup: 'calculators',
  ducks: [medicalCalculators],
  records: { duck: medicalCalculators },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts,
});
