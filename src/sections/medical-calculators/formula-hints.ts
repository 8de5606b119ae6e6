import { t } from 'core/i18n/translate';
import { bracketHints, codeHints, type FormulaHint, unknownCodeHints, type UsedCode } from 'medical/formula-hints';
import { type FormulaParam, hasOptions, type MedicalCalculator } from './record';

const nameOfParam = ({ presentationName }: FormulaParam, index: number) =>
  presentationName || t('medicalCalculators.paramNumber', { number: index + 1 });

const optionHints = (param: FormulaParam, index: number): FormulaHint[] => {
  if (!hasOptions(param.inputType)) return [];
  const path = `formulaParams.${index}`;
  const item = nameOfParam(param, index);
  const options = param.options ?? [];
  if (options.length === 0) return [{ path, text: t('hints.noOptions', { item }) }];
  return codeHints(
    options.map(({ code, presentationName }, at): UsedCode => {
      const option = presentationName || t('medicalCalculators.optionNumber', { number: at + 1 });
      return { code, path: `${path}.options.${at}.code`, rowName: `${item} – ${option}` };
    }),
  );
};

/** Hints about possible mistakes in a calculator's formula, parameters and options. */
export const hintsOfCalculator = (calculator: MedicalCalculator): FormulaHint[] => {
  const params = calculator.formulaParams ?? [];
  return [
    ...bracketHints(calculator),
    ...unknownCodeHints(
      calculator.formula ?? '',
      params.map(({ code }) => code),
    ),
    ...codeHints(
      params.map((param, index) => ({
        code: param.code,
        path: `formulaParams.${index}.code`,
        rowName: nameOfParam(param, index),
      })),
    ),
    ...params.flatMap(optionHints),
  ];
};
