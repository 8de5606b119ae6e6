import { defineSection } from 'crud/section';
import { riskFactors } from './duck';

export const riskFactorSection = defineSection({
  path: 'risk-factor',
  icon: 'TriangleAlert',
  menuGroup: 'diagnosis',
  ducks: [riskFactors],
  records: { duck: riskFactors },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
