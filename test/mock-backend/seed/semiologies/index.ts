import { inTransaction } from '../../database';
import { table } from '../../table';
import { rawMarkdown } from '../base64';
import { picturesIn } from '../pictures-in';
import cardiovascular from './cardiovascular.json';
import digestive from './digestive.json';
import general from './general.json';
import headAndNeck from './head-and-neck.json';
import locomotor from './locomotor.json';
import neurological from './neurological.json';
import respiratory from './respiratory.json';
import { textsOf } from './texts';
import { type System } from './topic';
import urogenital from './urogenital.json';

const systems: System[] = [
  cardiovascular,
  respiratory,
  digestive,
  neurological,
  locomotor,
  general,
  urogenital,
  headAndNeck,
];

/** Synonyms that no semiology uses, so they may be deleted. */
const unused = [
  'Semiotécnica',
  'Propedêutica',
  'Anamnese dirigida',
  'Exame complementar',
  'Sinal clínico',
  'Queixa principal',
];

const contents = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, rawMarkdown(text)]));

const everything = systems.flatMap(({ topics }) => topics);

const documents = systems.flatMap(system =>
  system.topics.map((topic, index) => ({
    topic,
    texts: textsOf(system, topic.tells === 'everything' ? everything : system.topics, topic, index),
  })),
);

const seedSynonyms = () => {
  const names = [...documents.flatMap(({ topic }) => topic.synonyms), ...unused];
  return new Map(names.map(name => [name, table('semiologySynonyms').insert({ name }).id] as const));
};

/** Semiologies with their synonyms. The pictures must already exist. */
export const seedSemiologies = (pictures: Map<string, number>) =>
  inTransaction(() => {
    const synonyms = seedSynonyms();
    documents.forEach(({ topic, texts }) =>
      table('semiologies').insert({
        name: topic.name,
        isAvailableForFree: topic.free ?? false,
        category: topic.category ?? null,
        synonyms: topic.synonyms.map(name => ({ id: synonyms.get(name) })),
        ...contents(texts),
        applicationPictures: picturesIn(Object.values(texts), pictures),
      }),
    );
  });
