import { t } from 'core/i18n/translate';
import { codeHints, type FormulaHint, isBalanced } from 'medical/formula-hints';
import type { PediatricDose } from './record';

const bracketsOf = (formula: string | null | undefined, path: string, item: string): FormulaHint[] =>
  isBalanced(formula ?? '') ? [] : [{ path, text: t('hints.bracketsOf', { item }) }];

/** Hints about possible mistakes in a dose's formulas and their codes. */
export const hintsOfDose = ({ contents, inputValidationFormula }: PediatricDose): FormulaHint[] => {
  const rows = (contents ?? []).map(({ code, formula }, index) => ({
    code,
    formula,
    path: `contents.${index}`,
    rowName: t('pediatricDoses.contentNumber', { number: index + 1 }),
  }));
  return [
    ...bracketsOf(inputValidationFormula, 'inputValidationFormula', t('pediatricDoses.fields.inputValidationFormula')),
    ...rows.flatMap(({ formula, path, rowName }) => bracketsOf(formula, `${path}.formula`, rowName)),
    ...codeHints(rows.map(row => ({ ...row, path: `${row.path}.code` }))),
  ];
};
