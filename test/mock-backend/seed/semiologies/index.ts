import { table } from '../../table';
import { rawMarkdown } from '../base64';
import { insertNames, picturesIn, refsTo } from '../names';
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

const contents = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, rawMarkdown(text)]));

const everything = systems.flatMap(({ topics }) => topics);

const documents = systems.flatMap(system =>
  system.topics.map((topic, index) => ({
    topic,
    texts: textsOf(system, topic.tells === 'everything' ? everything : system.topics, topic, index),
  })),
);

/** Semiologies with their synonyms. The pictures must already exist. */
export const seedSemiologies = () => {
  insertNames(
    'semiologySynonyms',
    documents.flatMap(({ topic }) => topic.synonyms),
  );
  const [synonyms, pictures] = [refsTo('semiologySynonyms'), picturesIn()];
  documents.forEach(({ topic, texts }) =>
    table('semiologies').insert({
      name: topic.name,
      isAvailableForFree: topic.free ?? false,
      category: topic.category ?? null,
      synonyms: synonyms(topic.synonyms),
      ...contents(texts),
      applicationPictures: pictures(Object.values(texts)),
    }),
  );
};
