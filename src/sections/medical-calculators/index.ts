import { defineSection } from 'crud/section';
import { medicalCalculators } from './duck';
import { medicalCalculator } from './record';

export const medicalCalculatorsSection = defineSection({
  path: 'medical-calculators',
  icon: 'Calculator',
  menuGroup: 'calculators',
  ducks: [medicalCalculators],
  records: { duck: medicalCalculators },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts: medicalCalculator.texts,
});
