import { t } from 'core/i18n/translate';
import type { Point, RecordCheck } from 'features/checks/finding';
import { codePoints, formulaPoints, unknownCodes, unusedCodes, type UsedCode } from 'medical/formula-checks';
import { type FormulaParam, hasOptions, type MedicalCalculator } from './record';

const nameOfParam = ({ presentationName }: FormulaParam, index: number) =>
  presentationName || t('medicalCalculators.paramNumber', { number: index + 1 });

const optionPoints = (param: FormulaParam, index: number): Point[] => {
  if (!hasOptions(param.inputType)) return [];
  const path = `formulaParams.${index}`;
  const item = nameOfParam(param, index);
  const options = param.options ?? [];
  if (options.length === 0) return [{ path, message: 'hints.noOptions', params: { item } }];
  return codePoints(
    options.map(({ code, presentationName }, at): UsedCode => {
      const option = presentationName || t('medicalCalculators.optionNumber', { number: at + 1 });
      return { code, path: `${path}.options.${at}.code`, rowName: `${item} – ${option}` };
    }),
  );
};

/** Possible mistakes in a calculator's formula, parameters and options. */
export const calculatorChecks: readonly RecordCheck<MedicalCalculator>[] = [
  (_before, { formula, formulaParams }) => {
    const params = formulaParams ?? [];
    const used = params.map((param, index) => ({
      code: param.code,
      path: `formulaParams.${index}.code`,
      rowName: nameOfParam(param, index),
    }));
    return [
      ...formulaPoints(formula, 'formula'),
      ...unknownCodes(
        formula ?? '',
        used.map(({ code }) => code),
      ),
      ...unusedCodes(formula ?? '', used),
      ...codePoints(used),
      ...params.flatMap(optionPoints),
    ];
  },
];
