import { defineRecord, requiredName } from 'crud/record/define-record';
import type { Id } from 'lib/model';
import { flag, number, oneOf, text } from 'lib/records/parts';

const GENDERS = ['BOTH', 'FEMALE', 'MALE'] as const;

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

export const riskFactor = defineRecord<RiskFactor>({
  fields: {
    name: requiredName,
    isPregnant: flag,
    lowerThanOneMonth: flag,
    startAge: number,
    endAge: number,
    riskFactorGender: oneOf(GENDERS),
    riskFactorAgeRange: text,
  },
  blank: { riskFactorGender: 'BOTH' },
});
