import { insertAll } from '../insert';
import { fieldsOf, rotated, textsOf } from '../texts';
import panelsFile from './laboratories.json';
import advice from './laboratories-advice.json';

interface Test {
  name: string;
  synonyms: string[];
  /** Reference values. */
  reference: string;
  /** What raises it, or makes it reactive; what lowers it, or makes it falsely negative. */
  high: string[];
  low: string[];
  /** The reference name of the picture that its text shows. */
  picture?: string;
}

/** Tests of one kind and the data that they share. */
interface Panel {
  group: string;
  category: string;
  about: string;
  collect: string;
  tests: Test[];
}

const panels: Panel[] = panelsFile;

/** Categories of panels. Each becomes a group that contains its panels; the last is empty. */
const parents = [
  'Sangue',
  'Bioquímica',
  'Endocrinologia',
  'Urgência',
  'Urina e fezes',
  'Imunologia e sorologia',
  'Toxicologia',
].map(parent => ({
  name: `${parent} (todos)`,
  children: panels.filter(({ category }) => category === parent).map(({ group }) => group),
}));

const TEXTS = ['generalContent', 'changesContent', 'collectContent', 'observationsContent'];

const rows = () =>
  panels
    .flatMap(panel => panel.tests.map(test => ({ panel, ...test })))
    .map((test, index) => ({
      name: test.name,
      isAvailableForFree: index % 3 === 0,
      category: test.panel.category,
      synonyms: test.synonyms,
      groups: [test.panel.group],
      ...fieldsOf(textsOf('laboratories', TEXTS, { ...test, ...rotated(advice, index) })),
    }));

/** Laboratory tests with their groups and synonyms. The pictures must already exist. */
export const seedLaboratories = () => {
  insertAll(
    'laboratoryGroups',
    panels.map(({ group }) => ({ name: group, children: [] })),
  );
  insertAll('laboratoryGroups', parents);
  insertAll('laboratories', rows(), 'laboratorySynonyms');
};
