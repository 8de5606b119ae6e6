import { table } from '../../../table';
import { base64 } from '../../base64';
import calculatorsFile from './calculators.json';
import criteria from './criteria.json';
import scores from './scores.json';
import { evidenceText, interpretationText } from './texts';

interface Named {
  name: string;
  synonyms: string[];
}

interface Score extends Named {
  items: { name: string; points: number }[];
  /** Each has two cells: the result and what it means. */
  results: string[][];
}

interface Criterion extends Named {
  /** How many of the items must be present. */
  least: number;
  items: string[];
}

interface Param {
  code: string;
  inputType: string;
  measurement: string;
  presentationName: string;
  options?: string[];
}

/** The formula contains the codes of the parameters. */
interface Calculator extends Named {
  specificView: string;
  formula: string;
  params: Param[];
}

const calculators: Calculator[] = calculatorsFile;

interface Written {
  formula: string;
  /** Each has two cells: the result and what it means. */
  rows?: string[][];
  items?: string[];
}

/** The row of a formula. Its synonyms are stored once. */
const rowOf = ({ name, synonyms }: Named, index: number, { formula, rows = [], items = [] }: Written) => ({
  name,
  formula,
  isAvailableForFree: index % 3 === 0,
  synonyms: synonyms.map(synonym => ({ name: synonym })),
  evidenceText: base64(evidenceText(name, index)),
  interpretationText: base64(interpretationText(name, rows, items, index)),
});

const scoreOf = ({ items, results }: Score): Written => ({
  formula: items.map(({ points }, at) => `i${at + 1} * ${points}`).join(' + '),
  rows: results,
  items: items.map(({ name, points }) => `${name}: ${points}`),
});

const criterionOf = ({ least, items }: Criterion): Written => ({
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

/** Scores, criteria and calculators. The parameters of the calculators cover every input type. */
export const seedFormulas = () => {
  scores.forEach((score, index) =>
    table('medicalScores').insert({ ...rowOf(score, index, scoreOf(score)), category: score.category }),
  );
  criteria.forEach((criterion, index) =>
    table('medicalCriteria').insert(rowOf(criterion, index, criterionOf(criterion))),
  );
  calculators.forEach((calculator, index) => {
    const { specificView, formula, params } = calculator;
    const formulaParams = params.map(paramOf);
    const items = formulaParams.map(({ presentationName, measurement }) =>
      measurement ? `${presentationName} (${measurement})` : presentationName,
    );
    table('medicalCalculators').insert({
      ...rowOf(calculator, index, { formula, items }),
      specificView,
      formulaParams,
    });
  });
};
