import { createDuck } from 'core/redux/create-duck';
import { type RiskFactor, shape } from './model';

export const riskFactors = createDuck<RiskFactor>({ name: 'riskFactors', url: '/api/risk-factor', shape });
