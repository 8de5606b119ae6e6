import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { riskFactors } from './duck';

export const riskFactorSection = listSection('risk-factor', 'riskFactor', riskFactors, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
