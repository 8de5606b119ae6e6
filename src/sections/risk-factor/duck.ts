import { createDuck } from 'records/duck';
import { type RiskFactor, shape } from './model';

export const riskFactors = createDuck<RiskFactor>({ name: 'riskFactors', url: '/api/risk-factor', shape });
