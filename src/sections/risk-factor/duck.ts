import { createDuck } from 'records/duck';
import { type RiskFactor, riskFactor } from './record';

export const riskFactors = createDuck<RiskFactor>({
  name: 'riskFactors',
  url: '/api/risk-factor',
  shape: riskFactor.shape,
});
