import { defineSheet } from 'crud/many/add-many';
import { riskFactors } from './duck';
import { type RiskFactor, riskFactor } from './record';

export const riskFactorsSheet = defineSheet<RiskFactor>('risk-factor', {
  duck: riskFactors,
  i18n: 'riskFactor',
  record: riskFactor,
  kinds: { startAge: 'whole', endAge: 'whole' },
});
