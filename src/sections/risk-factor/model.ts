import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import type { Id } from 'lib/model';
import { flag, number, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules } from 'ui/form/rules';

export const GENDERS = ['BOTH', 'FEMALE', 'MALE'] as const;

export interface RiskFactor {
  id?: Id;
  name: string;
  isPregnant: boolean;
  lowerThanOneMonth: boolean;
  /** In years. */
  startAge?: number | null;
  endAge?: number | null;
  riskFactorGender: (typeof GENDERS)[number];
  /** Sent back unchanged if it is set (R99). */
  riskFactorAgeRange?: string | null;
}

export const shape: Shape<RiskFactor> = {
  name: text,
  isPregnant: flag,
  lowerThanOneMonth: flag,
  startAge: number,
  endAge: number,
  riskFactorGender: text,
  riskFactorAgeRange: text,
};

export const blank: RiskFactor = { name: '', isPregnant: false, lowerThanOneMonth: false, riskFactorGender: 'BOTH' };

export const copyOf = (riskFactor: RiskFactor): RiskFactor => ({
  ...withoutIds(shape, riskFactor),
  name: nameOfCopy(riskFactor.name),
});

export const rules: Rules<RiskFactor> = { name: required };
