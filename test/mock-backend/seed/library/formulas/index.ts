import { inTransaction } from '../../../database';
import { table } from '../../../table';
import { base64 } from '../../base64';
import { calculators } from './calculators';
import { criteria } from './criteria';
import { scores } from './scores';
import { evidenceText, interpretationText } from './texts';

const partsOf = (text: string, separator = ';') => text.split(separator).map(part => part.trim());

interface Written {
  formula: string;
  /** `result | meaning` */
  rows?: string[];
  items?: string[];
}

/** Returns a function that makes the row of a formula. It stores each synonym once. */
const rowMaker = () => {
  const ids = new Map<string, number>();
  const idOf = (name: string) => {
    const id = ids.get(name) ?? table('formulaSynonyms').insert({ name }).id;
    ids.set(name, id);
    return id;
  };
  return ([name, synonyms]: string[], index: number, { formula, rows = [], items = [] }: Written) => ({
    name,
    formula,
    isAvailableForFree: index % 3 === 0,
    synonyms: synonyms.split(', ').map(synonym => ({ id: idOf(synonym) })),
    evidenceText: base64(evidenceText(name, index)),
    interpretationText: base64(interpretationText(name, rows, items, index)),
  });
};

const scoreOf = ([, , , items, results]: string[]): Written => ({
  formula: partsOf(items)
    .map((item, at) => `i${at + 1} * ${item.split(': ')[1]}`)
    .join(' + '),
  rows: partsOf(results).map(result => result.replace(': ', ' | ')),
  items: partsOf(items),
});

const criterionOf = ([, , least, items]: string[]): Written => ({
  formula: `(${partsOf(items)
    .map((_, at) => `c${at + 1}`)
    .join(' + ')}) >= ${least}`,
  rows: [`${least} ou mais | critério preenchido`, `menos de ${least} | critério não preenchido`],
  items: partsOf(items),
});

const paramOf = (text: string, index: number) => {
  const [code, inputType, measurement, presentationName, options = ''] = partsOf(text, ':');
  return {
    code,
    inputType,
    measurement,
    presentationName,
    position: index + 1,
    options: partsOf(options, '/')
      .filter(Boolean)
      .map((option, at) => ({ code: `o${at + 1}`, order: at + 1, presentationName: option })),
  };
};

/** Scores, criteria and calculators. The parameters of the calculators cover every input type. */
export const seedFormulas = () =>
  inTransaction(() => {
    const rowOf = rowMaker();
    scores.forEach((score, index) =>
      table('medicalScores').insert({ ...rowOf(score, index, scoreOf(score)), category: score[2] }),
    );
    criteria.forEach((criterion, index) =>
      table('medicalCriteria').insert(rowOf(criterion, index, criterionOf(criterion))),
    );
    calculators.forEach((calculator, index) => {
      const [, , specificView, formula, params] = calculator;
      const formulaParams = partsOf(params).map(paramOf);
      const items = formulaParams.map(({ presentationName, measurement }) =>
        measurement ? `${presentationName} (${measurement})` : presentationName,
      );
      table('medicalCalculators').insert({
        ...rowOf(calculator, index, { formula, items }),
        specificView,
        formulaParams,
      });
    });
  });
