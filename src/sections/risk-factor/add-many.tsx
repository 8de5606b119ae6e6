import { AddMany } from 'crud/many/add-many';
import type { Sheet } from 'crud/many/sheet';
import { riskFactors } from './duck';
import { type RiskFactor, riskFactor } from './record';

const SHEET: Sheet<RiskFactor> = {
  duck: riskFactors,
  i18n: 'riskFactor',
  record: riskFactor,
  kinds: { startAge: 'whole', endAge: 'whole' },
};

export const AddManyRiskFactors = () => <AddMany sheet={SHEET} />;
