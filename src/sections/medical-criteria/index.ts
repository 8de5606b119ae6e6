import { defineSection } from 'crud/section';
import { medicalCriteria } from './duck';
import { medicalCriterion } from './record';

export const medicalCriteriaSection = defineSection({
  path: 'medical-criteria',
  icon: 'ListChecks',
  menuGroup: 'calculators',
  ducks: [medicalCriteria],
  records: { duck: medicalCriteria },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts: medicalCriterion.texts,
});
