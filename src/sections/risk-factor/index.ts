import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { riskFactors } from './duck';

export const riskFactorSection = listSection('risk-factor', 'riskFactor', riskFactors, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
