import { t } from 'core/i18n/translate';
import type { RecordCheck } from 'features/checks/finding';
import { codePoints, formulaPoints } from 'medical/formula-checks';
import type { PediatricDose } from './record';

/** Possible mistakes in a dose's formulas and their codes. */
export const doseChecks: readonly RecordCheck<PediatricDose>[] = [
  (_before, { contents, inputValidationFormula }) => {
    const rows = (contents ?? []).map(({ code, formula }, index) => ({
      code,
      formula,
      path: `contents.${index}.code`,
      rowName: t('pediatricDoses.contentNumber', { number: index + 1 }),
    }));
    return [
      ...formulaPoints(inputValidationFormula, 'inputValidationFormula'),
      ...rows.flatMap(({ formula }, index) => formulaPoints(formula, `contents.${index}.formula`)),
      ...codePoints(rows),
    ];
  },
];
