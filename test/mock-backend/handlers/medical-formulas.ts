import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { coded } from '../codes';
import { crud } from '../crud';
import { type Document, resource } from '../resource';

const formulaResource = (name: string, entity: string) =>
  resource({
    name,
    entity,
    searched: ['name'],
    unique: ['name'],
    references: { synonyms: { to: 'formulaSynonyms', creates: true } },
    required: ['name'],
  });

resource({ name: 'formulaSynonyms', entity: 'synonym', searched: ['name'] });

const scores = formulaResource('medicalScores', 'medicalScore');
const criteria = formulaResource('medicalCriteria', 'medicalCriterion');
const calculators = formulaResource('medicalCalculators', 'medicalCalculator');

/** The server assigns codes to new parameters and options. */
const withCodes = ({ formulaParams }: Document) => ({
  formulaParams: coded(formulaParams, 'p').map(param => ({ ...param, options: coded(param.options, 'o') })),
});

/** Scores, criteria and calculators: formulas with texts that explain them. */
export const medicalFormulaHandlers = allow(CONTENT, [
  ...crud(scores, { url: '/api/medical-scores' }),
  ...crud(criteria, { url: '/api/medical-criteria' }),
  ...crud(calculators, { url: '/api/medical-calculators', serverOwned: withCodes }),
]);
