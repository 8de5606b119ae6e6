import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import { NEW_CODE } from 'features/medical/formula';
import { plainTexts } from 'lib/long-texts';
import type { Id, Named } from 'lib/model';
import { flag, object, ownWords, reference, referenceTo, rows, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules } from 'ui/form/rules';

export const INPUT_TYPES = ['WEIGHT', 'AGE'] as const;

/** The maximum length of a formula of a dose content (R76). */
export const MAX_FORMULA = 5000;

export interface DoseContent {
  id?: Id;
  code: string;
  formula: string;
}

export interface PediatricDose {
  id?: Id;
  name: string;
  isAvailableForFree: boolean;
  inputType: (typeof INPUT_TYPES)[number];
  /** At most 200 characters (R110). */
  inputValidationFormula: string;
  /** Typed words: `{name}` until the server gives them an id (R107). */
  synonyms: Named[];
  medicineLeaflet?: Named | null;
  /** Some responses have only its name. */
  category?: Named | null;
  contents: DoseContent[];
  /** The dose text, Base64. */
  contentText?: string;
  /** Base64. */
  observations?: string;
}

export const shape: Shape<PediatricDose> = {
  name: text,
  isAvailableForFree: flag,
  inputType: text,
  inputValidationFormula: text,
  synonyms: ownWords,
  medicineLeaflet: referenceTo('medicine-leaflets'),
  category: reference,
  contents: rows(object({ code: text, formula: text })),
  contentText: text,
  observations: text,
};

export const blank: PediatricDose = {
  name: '',
  isAvailableForFree: false,
  inputType: 'WEIGHT',
  inputValidationFormula: '',
  synonyms: [],
  contents: [],
};

/** A copy gets its own typed words and dose formulas, because they belong to the record. */
export const copyOf = (pediatricDose: PediatricDose): PediatricDose => ({
  ...withoutIds(shape, pediatricDose),
  name: nameOfCopy(pediatricDose.name),
});

export const newContent = (): DoseContent => ({ code: NEW_CODE, formula: '' });

export const texts = plainTexts<PediatricDose>('contentText', 'observations');

export const rules: Rules<PediatricDose> = { name: required };
