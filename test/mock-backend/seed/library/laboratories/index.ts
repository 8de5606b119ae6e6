import { table } from '../../../table';
import { rawMarkdown } from '../../base64';
import { insertNames, picturesIn, refsTo } from '../../names';
import { type Panel } from './panel';
import panelsFile from './panels.json';
import { textsOf } from './texts';

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
];

const tests = panels.flatMap(panel => panel.tests.map(test => ({ panel, test })));

const seedGroups = () => {
  panels.forEach(({ group }) => table('laboratoryGroups').insert({ name: group, children: [] }));
  const refs = refsTo('laboratoryGroups');
  parents.forEach(parent => {
    const within = panels.filter(({ category }) => category === parent).map(({ group }) => group);
    table('laboratoryGroups').insert({ name: `${parent} (todos)`, children: refs(within) });
  });
};

/** Laboratory tests with their groups and synonyms. The pictures must already exist. */
export const seedLaboratories = () => {
  seedGroups();
  insertNames(
    'laboratorySynonyms',
    tests.flatMap(({ test }) => test.synonyms),
  );
  const [groups, synonyms, pictures] = [refsTo('laboratoryGroups'), refsTo('laboratorySynonyms'), picturesIn()];
  tests.forEach(({ panel, test }, index) => {
    const texts = textsOf(panel, test, index);
    table('laboratories').insert({
      name: test.name,
      isAvailableForFree: index % 3 === 0,
      category: panel.category,
      synonyms: synonyms(test.synonyms),
      groups: groups([panel.group]),
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, rawMarkdown(text)])),
      applicationPictures: pictures(Object.values(texts)),
    });
  });
};
