import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import type { Id, Named } from 'lib/model';
import { flag, number, referencesTo, referringRecords, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules } from 'ui/form/rules';

export const GENDERS = ['BOTH', 'FEMALE', 'MALE'] as const;

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

export const shape: Shape<Symptom> = {
  name: text,
  ageStart: number,
  ageEnd: number,
  lowerThanOneMonth: flag,
  isPregnant: flag,
  isObstetric: flag,
  symptomGender: text,
  synonymGroups: referencesTo('synonym-group'),
  diseases: referringRecords,
};

export const blank: Symptom = {
  name: '',
  lowerThanOneMonth: false,
  isPregnant: false,
  isObstetric: false,
  symptomGender: 'BOTH',
  synonymGroups: [],
};

/** A new symptom belongs to no disease yet. */
export const copyOf = (symptom: Symptom): Symptom => ({
  ...withoutIds(shape, symptom),
  name: nameOfCopy(symptom.name),
});

export const rules: Rules<Symptom> = { name: required };
