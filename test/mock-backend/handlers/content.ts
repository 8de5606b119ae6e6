import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud, listAndCreation, listOf } from '../crud';
import { normalize } from '../normalize';
import { type Document, namedResource, resource } from '../resource';

const PICTURES = { to: 'applicationPictures', shows: [] };

const riskFactors = namedResource('riskFactors', 'riskFactor');

const synonymGroups = namedResource('synonymGroups', 'synonymGroup', {
  references: { synonymWords: { to: 'synonymWords', creates: true } },
});
const synonymWords = namedResource('synonymWords', 'synonymWord');

const medicineGroups = namedResource('medicineGroups', 'medicineGroup', {
  references: { parent: { to: 'medicineGroups' }, children: { to: 'medicineGroups' } },
});

const laboratoryGroups = namedResource('laboratoryGroups', 'laboratoryGroup', {
  references: { children: { to: 'laboratoryGroups' } },
});
const laboratorySynonyms = namedResource('laboratorySynonyms', 'laboratorySynonym');
const laboratories = namedResource('laboratories', 'laboratory', {
  references: {
    synonyms: { to: 'laboratorySynonyms' },
    groups: { to: 'laboratoryGroups' },
    applicationPictures: PICTURES,
  },
});

const procedureSynonyms = namedResource('illustratedProcedureSynonyms', 'illustratedProcedureSynonym');
const procedures = resource({
  name: 'illustratedProcedures',
  entity: 'illustratedProcedure',
  searched: ['normalizedName'],
  unique: ['name'],
  references: {
    illustratedProcedureSynonyms: { to: 'illustratedProcedureSynonyms' },
    applicationPictures: PICTURES,
  },
  required: ['name'],
});

const doseCategories = namedResource('pediatricDoseCategories', 'pediatricDoseCategory');
const doseSynonyms = resource({ name: 'pediatricDoseSynonyms', entity: 'pediatricDoseSynonym', searched: ['name'] });
const doses = namedResource('pediatricDoses', 'pediatricDose', {
  references: {
    synonyms: { to: 'pediatricDoseSynonyms', creates: true },
    medicineLeaflet: { to: 'medicineLeaflets' },
    category: { to: 'pediatricDoseCategories' },
  },
});

resource({ name: 'formulaSynonyms', entity: 'synonym', searched: ['name'] });
const formula = (name: string, entity: string) =>
  namedResource(name, entity, { references: { synonyms: { to: 'formulaSynonyms', creates: true } } });
const scores = formula('medicalScores', 'medicalScore');
const criteria = formula('medicalCriteria', 'medicalCriterion');
const calculators = formula('medicalCalculators', 'medicalCalculator');

const semiologySynonyms = namedResource('semiologySynonyms', 'semiologySynonym');
const semiologies = namedResource('semiologies', 'semiology', {
  references: { synonyms: { to: 'semiologySynonyms' }, applicationPictures: PICTURES },
});

/** The server makes the name by which some records are searched and sorted. */
const withNormalizedName = ({ name }: Document) => ({ normalizedName: normalize(String(name)) });

/** The code that the console gives to a new row until the server assigns one (R108). */
const NEW = 'novo';

/** The rows with codes from the server in place of `novo`: p1, p2 and so on. No code is used twice. */
const coded = (rows: unknown, prefix: string): Document[] => {
  if (!Array.isArray(rows)) return [];
  const taken = new Set(rows.map(({ code }) => code));
  let last = 0;
  const next = () => {
    do last += 1;
    while (taken.has(`${prefix}${last}`));
    return `${prefix}${last}`;
  };
  return rows.map(row => (row.code === NEW ? { ...row, code: next() } : row));
};

/** The server assigns codes to new rows: to doses, and to parameters and their options. */
const withDoseCodes = ({ contents }: Document) => ({ contents: coded(contents, 'd') });
const withParamCodes = ({ formulaParams }: Document) => ({
  formulaParams: coded(formulaParams, 'p').map(param => ({ ...param, options: coded(param.options, 'o') })),
});

/** Resources that are listed and written as they are. A word is created when a group adds it (R101). */
export const contentHandlers = allow(CONTENT, [
  ...crud(riskFactors, { url: '/api/risk-factor' }),
  ...crud(synonymGroups, { url: '/api/synonym-group' }),
  listOf(synonymWords, { url: '/api/synonym-word' }),
  ...crud(medicineGroups, { url: '/api/medicine-groups', serverOwned: withNormalizedName }),
  ...crud(laboratoryGroups, { url: '/api/laboratory-groups' }),
  ...listAndCreation(laboratorySynonyms, { url: '/api/laboratories-synonym' }),
  ...crud(laboratories, { url: '/api/laboratories' }),
  listOf(procedureSynonyms, { url: '/api/illustrated-procedure-synonyms' }),
  ...crud(procedures, { url: '/api/illustrated-procedures', serverOwned: withNormalizedName }),
  listOf(doseCategories, { url: '/api/pediatric-dose-categories' }),
  listOf(doseSynonyms, { url: '/api/pediatric-doses-synonym' }),
  ...crud(doses, { url: '/api/pediatric-doses', serverOwned: withDoseCodes }),
  ...crud(scores, { url: '/api/medical-scores' }),
  ...crud(criteria, { url: '/api/medical-criteria' }),
  ...crud(calculators, { url: '/api/medical-calculators', serverOwned: withParamCodes }),
  ...listAndCreation(semiologySynonyms, { url: '/api/semiologies-synonym' }),
  ...crud(semiologies, { url: '/api/semiologies' }),
]);
