import { defineRecord, requiredName } from 'crud/record/define-record';
import type { Id, Named } from 'lib/model';
import { flag, number, oneOf, referencesTo, referringRecords } from 'lib/records/parts';

const GENDERS = ['BOTH', 'FEMALE', 'MALE'] as const;

export interface Symptom {
  id?: Id;
  name: string;
  /** In years. */
  ageStart?: number | null;
  ageEnd?: number | null;
  lowerThanOneMonth: boolean;
  isPregnant: boolean;
  isObstetric: boolean;
  symptomGender: (typeof GENDERS)[number];
  synonymGroups: Named[];
  /** The diseases that have the symptom. Only the server sets them. */
  diseases?: Named[];
}

export const symptom = defineRecord<Symptom>({
  fields: {
    name: requiredName,
    ageStart: number,
    ageEnd: number,
    lowerThanOneMonth: flag,
    isPregnant: flag,
    isObstetric: flag,
    symptomGender: oneOf(GENDERS),
    synonymGroups: referencesTo('synonym-group'),
    diseases: referringRecords,
  },
  blank: { symptomGender: 'BOTH' },
});
