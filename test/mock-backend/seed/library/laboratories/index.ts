import { inTransaction } from '../../../database';
import { table } from '../../../table';
import { rawMarkdown } from '../../base64';
import { picturesIn } from '../../pictures-in';
import { type Panel } from './panel';
import panelsFile from './panels.json';
import { textsOf } from './texts';

const panels: Panel[] = panelsFile;

/** Synonyms that no test uses, so they may be deleted. */
const unused = ['Exame de sangue', 'Bateria de exames', 'Rotina laboratorial', 'Exame admissional'];

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
  const ids = new Map(
    panels.map(({ group }) => [group, table('laboratoryGroups').insert({ name: group, children: [] }).id]),
  );
  const within = (category: string) => panels.filter(panel => panel.category === category);
  parents.forEach(name =>
    table('laboratoryGroups').insert({
      name: `${name} (todos)`,
      children: within(name).map(({ group }) => ({ id: ids.get(group) })),
    }),
  );
  return ids;
};

const seedSynonyms = () => {
  const names = [...tests.flatMap(({ test }) => test.synonyms), ...unused];
  return new Map(names.map(name => [name, table('laboratorySynonyms').insert({ name }).id] as const));
};

/** Laboratory tests with their groups and synonyms. The pictures must already exist. */
export const seedLaboratories = (pictures: Map<string, number>) =>
  inTransaction(() => {
    const groups = seedGroups();
    const synonyms = seedSynonyms();
    tests.forEach(({ panel, test }, index) => {
      const texts = textsOf(panel, test, index);
      table('laboratories').insert({
        name: test.name,
        isAvailableForFree: index % 3 === 0,
        category: panel.category,
        synonyms: test.synonyms.map(name => ({ id: synonyms.get(name) })),
        groups: [{ id: groups.get(panel.group) }],
        ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, rawMarkdown(text)])),
        applicationPictures: picturesIn(Object.values(texts), pictures),
      });
    });
  });
