import { isSameOption } from 'core/i18n/option-text';
import { defineRecord } from 'crud/record/define-record';
import type { Id } from 'lib/model';
import { orderedBy } from 'lib/ordered';
import { code, number, object, oneOf, rows, text } from 'lib/records/parts';
import { type Formula, formulaFields, NEW_CODE } from 'medical/formula';

export const INPUT_TYPES = ['CHECKBOX', 'TOGGLE', 'MULTI_SELECT', 'DATE', 'INPUT'] as const;

const SPECIFIC_VIEWS = [
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

/** Sorts the parameters and their options by number. The server may send them in any order. */
export const inOrder = (calculator: MedicalCalculator): MedicalCalculator => ({
  ...calculator,
  formulaParams: orderedBy(calculator.formulaParams, ({ position }) => position).map(param => ({
    ...param,
    options: orderedBy(param.options, ({ order }) => order),
  })),
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

export const medicalCalculator = defineRecord<MedicalCalculator>({
  fields: {
    ...formulaFields,
    specificView: oneOf(SPECIFIC_VIEWS),
    formulaParams: rows(
      object({
        code,
        inputType: oneOf(INPUT_TYPES),
        measurement: text,
        presentationName: text,
        position: number,
        options: rows(object({ code, order: number, presentationName: text })),
      }),
    ),
  },
  blank: { formula: '', specificView: 'NONE' },
});
