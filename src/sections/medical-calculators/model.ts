import { isSameOption } from 'core/i18n/option-text';
import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import { blankFormula, type Formula, formulaShape, NEW_CODE } from 'features/medical/formula';
import { plainTexts } from 'lib/long-texts';
import type { Id } from 'lib/model';
import { orderedBy } from 'lib/ordered';
import { number, object, rows, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules } from 'ui/form/rules';

export const INPUT_TYPES = ['CHECKBOX', 'TOGGLE', 'MULTI_SELECT', 'DATE', 'INPUT'] as const;

export const SPECIFIC_VIEWS = [
  'NONE',
  'USG',
  'BENZO_CONVERSION',
  'MINE_CONVERSION',
  'GLICO_CONVERSION',
  'OPIOD_CONVERSION',
] as const;

export interface ParamOption {
  id?: Id;
  code: string;
  order: number;
  presentationName: string;
}

export interface FormulaParam {
  id?: Id;
  code: string;
  inputType: (typeof INPUT_TYPES)[number];
  measurement: string;
  presentationName: string;
  /** Counts from 1. */
  position: number;
  options: ParamOption[];
}

export interface MedicalCalculator extends Formula {
  specificView: (typeof SPECIFIC_VIEWS)[number];
  formulaParams: FormulaParam[];
}

export const shape: Shape<MedicalCalculator> = {
  ...formulaShape,
  specificView: text,
  formulaParams: rows(
    object({
      code: text,
      inputType: text,
      measurement: text,
      presentationName: text,
      position: number,
      options: rows(object({ code: text, order: number, presentationName: text })),
    }),
  ),
};

/** Sorts the parameters and their options by number. The server may send them in any order. */
export const inOrder = (medicalCalculator: MedicalCalculator): MedicalCalculator => ({
  ...medicalCalculator,
  formulaParams: orderedBy(medicalCalculator.formulaParams, ({ position }) => position).map(param => ({
    ...param,
    options: orderedBy(param.options, ({ order }) => order),
  })),
});

export const blank: MedicalCalculator = { ...blankFormula, specificView: 'NONE', formulaParams: [] };

/** A copy gets its own typed words, parameters and options, because they belong to the record. */
export const copyOf = (medicalCalculator: MedicalCalculator): MedicalCalculator => ({
  ...withoutIds(shape, medicalCalculator),
  name: nameOfCopy(medicalCalculator.name),
});

/** The position or order of a row that has none (R109). */
export const FIRST = 1;

export const newParam = (position: number): FormulaParam => ({
  code: NEW_CODE,
  inputType: 'INPUT',
  measurement: '',
  presentationName: '',
  position,
  options: [],
});

export const newOption = (order: number): ParamOption => ({ code: NEW_CODE, order, presentationName: '' });

/** Only these kinds of parameter have options to choose from (R108). */
export const hasOptions = (inputType: string | undefined) =>
  ['TOGGLE', 'MULTI_SELECT'].some(one => isSameOption(one, inputType));

export const texts = plainTexts<MedicalCalculator>('evidenceText', 'interpretationText');

export const rules: Rules<MedicalCalculator> = { name: required };
