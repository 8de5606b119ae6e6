import { defineSection } from 'crud/section';
import { symptoms } from './duck';

export const symptomsSection = defineSection({
  path: 'symptoms',
  icon: 'Thermometer',
  menuGroup: 'diagnosis',
  ducks: [symptoms],
  records: { duck: symptoms },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
