import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { namedResource } from '../resource';

const riskFactors = namedResource('riskFactors', 'riskFactor');

export const riskFactorHandlers = allow(CONTENT, crud(riskFactors, { url: '/api/risk-factor' }));
