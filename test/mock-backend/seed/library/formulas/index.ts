import { insertAll } from '../../insert';
import { base64, rotated, textOf } from '../../texts';
import advice from './advice.json';
import calculators from './calculators.json';
import criteria from './criteria.json';
import scores from './scores.json';

interface Named {
  name: string;
  synonyms: string[];
}

type Param = (typeof calculators)[number]['params'][number] & { options?: string[] };

interface Written {
  formula: string;
  /** Each has two cells: the result and what it means. */
  rows?: string[][];
  items?: string[];
}

/** The row of a formula. */
const rowOf = ({ name, synonyms }: Named, index: number, { formula, ...written }: Written) => {
  const view = { name, ...written, ...rotated(advice, index) };
  return {
    name,
    formula,
    isAvailableForFree: index % 3 === 0,
    synonyms,
    evidenceText: base64(textOf('formulas/evidence', view)),
    interpretationText: base64(textOf('formulas/interpretation', view)),
  };
};

const scoreOf = ({ items, results }: (typeof scores)[number]): Written => ({
  formula: items.map(({ points }, at) => `i${at + 1} * ${points}`).join(' + '),
  rows: results,
  items: items.map(({ name, points }) => `${name}: ${points}`),
});

/** At least so many of the items must be present. */
const criterionOf = ({ least, items }: (typeof criteria)[number]): Written => ({
  formula: `(${items.map((_, at) => `c${at + 1}`).join(' + ')}) >= ${least}`,
  rows: [
    [`${least} ou mais`, 'critério preenchido'],
    [`menos de ${least}`, 'critério não preenchido'],
  ],
  items,
});

const paramOf = ({ options = [], ...param }: Param, index: number) => ({
  ...param,
  position: index + 1,
  options: options.map((option, at) => ({ code: `o${at + 1}`, order: at + 1, presentationName: option })),
});

const calculatorOf = (calculator: (typeof calculators)[number], index: number) => {
  const { specificView, formula, params } = calculator;
  const items = params.map(({ presentationName, measurement }) =>
    measurement ? `${presentationName} (${measurement})` : presentationName,
  );
  return { ...rowOf(calculator, index, { formula, items }), specificView, formulaParams: params.map(paramOf) };
};

/** Scores, criteria and calculators. The parameters of the calculators cover every input type. */
export const seedFormulas = () => {
  const rows = {
    medicalScores: scores.map((score, index) => ({ ...rowOf(score, index, scoreOf(score)), category: score.category })),
    medicalCriteria: criteria.map((criterion, index) => rowOf(criterion, index, criterionOf(criterion))),
    medicalCalculators: calculators.map(calculatorOf),
  };
  Object.entries(rows).forEach(([resource, some]) => insertAll(resource, some, 'formulaSynonyms'));
};
