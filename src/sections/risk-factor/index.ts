import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { riskFactors } from './duck';

export const riskFactorSection = section(
  'risk-factor',
  'riskFactor',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  riskFactors,
);
