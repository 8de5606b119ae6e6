import { withPartIds } from '../../diseases';
import { table } from '../../table';
import { insertAll } from '../insert';
import common from '../semiologies/common.json';
import { base64, picturesIn, rotated, textOf } from '../texts';
import { flashcardsOf } from './flashcards';
import riskFactors from './risk-factors.json';
import symptoms from './symptoms.json';
import synonymGroups from './synonym-groups.json';
import synonyms from './synonyms.json';
import { type Line, linesOf, type System, systems } from './systems';
import { variablesOf } from './variables';

/** Diseases whose diagnosis is a whole chapter: more than 50 KB of Markdown. */
const CHAPTERS = ['Transtorno de somatização', 'Sepse', 'Fibromialgia'];
const MANY_SYMPTOMS = { name: 'Transtorno de somatização', rows: 200 };
const MANY_FLASHCARDS = { name: 'Dengue', cards: 500 };

/** Vague symptoms that go with any illness. They ensure that no disease has fewer than three symptoms. */
const FAINT = ['Mal-estar', 'Ansiedade', 'Fadiga'];

const places = systems.flatMap(system => linesOf(system).map(line => ({ line, system })));

const lines = places.map(({ line }) => line);

const pictureOf = (cover?: string) => {
  const picture = cover && table('applicationPictures').find({ referenceName: cover });
  if (!picture) return null;
  return { referenceName: `grupo-${cover}`, content: picture.content, contentContentType: picture.contentContentType };
};

/** The systems as groups with their children, and two groups without a category, children or diseases. */
const seedGroups = () => {
  const unused = ['Em revisão', 'Conteúdo antigo'].map(title => ({ title, category: null, groups: [], cover: '' }));
  [...systems, ...unused].forEach(({ title, category, groups, cover }) => {
    const children = groups.map(({ name }) => name);
    const group = { category, displayLevelsBelow: false, childrenGroups: [], groupPicture: null };
    insertAll(
      'groups',
      children.map(name => ({ ...group, name })),
    );
    const parent = { name: title, displayLevelsBelow: children.length > 0, childrenGroups: children };
    insertAll('groups', [{ ...group, ...parent, groupPicture: pictureOf(cover) }]);
  });
};

/**
 * A row for each name: what the file says of any, and of this one. No disease has those at the end of the file, so they
 * may be deleted.
 */
const detailed = (names: string[], { any, ...details }: Record<string, object>) =>
  [...new Set([...names, ...Object.keys(details)])].map(name => ({ name, ...any, ...details[name] }));

const symptomRows = detailed(
  lines.flatMap(line => line.symptoms),
  symptoms,
);

/** The group of words with the name of a symptom belongs to it. */
const groupsOf = (name: string) => synonymGroups.flatMap(group => (group.name === name ? [name] : []));

const frequencyOf = (at: number) => ['muito frequente', 'frequente', 'ocasional'][Math.min(2, Math.floor(at / 2))];

const viewOf = (line: Line, system: System, picture: string | undefined) => ({
  ...line,
  system,
  picture,
  common: rotated(common, line.name.length * 5 + line.name.charCodeAt(1)),
  frequencies: line.symptoms.map((symptom, at) => ({ symptom, frequency: frequencyOf(at) })),
  neighbors: linesOf(system)
    .filter(({ group, name }) => group === line.group && name !== line.name)
    .slice(0, 4),
  chapters: CHAPTERS.includes(line.name) ? systems.map(one => ({ title: one.title, lines: linesOf(one) })) : [],
});

/** A text, and one with an addition that an editor has not released yet. */
const content = (text: string, { treatment }: Line, isRevised: boolean) => ({
  rawMarkdownAvailable: base64(text),
  rawMarkdownToRelease: isRevised
    ? base64(`${text}\n\n## Atualização\n\nRevisão em andamento: ${treatment}, com reavaliação em quatro semanas.`)
    : null,
});

const symptomsOf = ({ name, symptoms: own }: Line) => {
  const others =
    name === MANY_SYMPTOMS.name ? symptomRows.map(row => row.name) : FAINT.slice(0, Math.max(0, 3 - own.length));
  return [...new Set([...own, ...others])].slice(0, MANY_SYMPTOMS.rows);
};

const cardsOf = (line: Line, index: number, picture?: string) => {
  if (line.name === MANY_FLASHCARDS.name) return flashcardsOf(line, lines, MANY_FLASHCARDS.cards);
  return index % 15 === 0 ? flashcardsOf(line, lines, 5 + (index % 16), picture) : [];
};

const rowOf = ({ line, system }: (typeof places)[number], index: number) => {
  const picture = index % 3 === 0 ? system.picture : undefined;
  const risks = system.risks.filter((_, at) => (at + index) % 2 === 0);
  const view = viewOf(line, system, picture);
  const diagnostic = textOf('diseases/diagnostic', view);
  return {
    name: line.name,
    cid: line.cid,
    dsm: line.dsm,
    free: index % 3 === 1,
    category: system.category,
    groups: [line.group],
    riskFactors: risks,
    diseaseSynonyms: (synonyms as Record<string, string[]>)[line.name] ?? [],
    diseaseSymptoms: symptomsOf(line).map((symptom, at) => ({ symptom, weight: Math.max(1, 10 - at * 1.5) })),
    diseaseDiagnosticVariables: index % 4 === 3 ? null : withPartIds(variablesOf(line, system, risks.slice(0, 2))),
    diagnostic: content(diagnostic, line, index % 11 === 4),
    treatment: content(textOf('diseases/treatment', view), line, index % 13 === 6),
    applicationPictures: picturesIn([diagnostic]),
    flashcards: cardsOf(line, index, picture),
  };
};

/** Groups, risk factors, symptoms with their synonyms, and the diseases that refer to them. */
export const seedClinical = () => {
  seedGroups();
  insertAll(
    'riskFactors',
    detailed(
      systems.flatMap(({ risks }) => risks),
      riskFactors,
    ),
  );
  insertAll('synonymGroups', synonymGroups, 'synonymWords');
  insertAll(
    'symptoms',
    symptomRows.map(row => ({ ...row, synonymGroups: groupsOf(row.name) })),
  );
  insertAll('diseases', places.map(rowOf));
};
