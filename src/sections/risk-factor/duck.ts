import { createDuck } from 'core/redux/create-duck';
import { shape, type RiskFactor } from './model';

export const riskFactors = createDuck<RiskFactor>({ name: 'riskFactors', url: '/api/risk-factor', shape });
