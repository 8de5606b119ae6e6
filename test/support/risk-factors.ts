import { table } from '../mock-backend/server';

/** `Fator 01`, `Fator 02` and so on: enough rows for a list of several pages, in the order of their names. */
export const insertRiskFactors = (count: number) => {
  for (let number = 1; number <= count; number += 1)
    table('riskFactors').insert({ name: `Fator ${String(number).padStart(2, '0')}`, riskFactorGender: 'BOTH' });
};
