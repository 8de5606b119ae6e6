import { insertAll } from '../insert';
import { fieldsOf, rotated, textsOf } from '../texts';
import panels from './laboratories.json';
import advice from './laboratories-advice.json';

/** Each category becomes a group that contains its panels; the last is empty. */
const parents = [...new Set([...panels.map(({ category }) => category), 'Toxicologia'])].map(parent => ({
  name: `${parent} (todos)`,
  children: panels.filter(({ category }) => category === parent).map(({ group }) => group),
}));

const TEXTS = ['generalContent', 'changesContent', 'collectContent', 'observationsContent'];

/** Of a test, `high` raises it or makes it reactive, and `low` lowers it or makes it falsely negative. */
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
