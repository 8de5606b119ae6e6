import { insertAll } from '../insert';
import { fieldsOf, numbered, rotated, textsOf } from '../texts';
import common from './common.json';
import all from './systems.json';

/** The data of one semiology. Its texts are composed of these data and of the paragraphs of its system. */
interface Topic {
  name: string;
  category?: string;
  free?: boolean;
  synonyms: string[];
  picture?: { referenceName: string; caption: string };
  summary: string;
  /** Questions to the patient. */
  asks: string[];
  /** Each has three cells: the sign, how to look for it, and what it means. */
  signs: string[][];
  /** Each has two cells: the finding and what it suggests. */
  changes: string[][];
  alert: string;
  /** `system` or `everything`: a whole chapter, which repeats the other topics of its system, or of all systems. */
  tells?: string;
}

/** Topics of one body system and the paragraphs that they share. */
interface System {
  history: string[];
  examination: string[];
  interpretation: string[];
  topics: Topic[];
}

const systems: System[] = all;

/** A topic of a chapter that has no picture must not show that of the chapter. */
const shown = (topic: Topic) => ({
  picture: undefined,
  ...topic,
  names: topic.synonyms.join(', ').toLowerCase(),
  numberedAsks: numbered(topic.asks),
});

const toldBy = ({ tells }: Topic, { topics }: System) =>
  tells === 'everything' ? systems.flatMap(system => system.topics) : tells ? topics : [];

const viewOf = (topic: Topic, system: System, index: number) => ({
  ...shown(topic),
  own: rotated({ ...system }, index),
  common: rotated(common, topic.name.length * 3 + topic.name.charCodeAt(0)),
  seeAlso: rotated({ ...system }, index + 1).topics.slice(0, 3),
  chapter: toldBy(topic, system)
    .filter(({ name }) => name !== topic.name)
    .map(shown),
});

const TEXTS = ['anamnesisContent', 'physicalExamContent', 'changesContent'];

const rowsOf = (system: System) =>
  system.topics.map((topic, index) => ({
    name: topic.name,
    isAvailableForFree: topic.free ?? false,
    category: topic.category ?? null,
    synonyms: topic.synonyms,
    ...fieldsOf(textsOf('semiologies', TEXTS, viewOf(topic, system, index))),
  }));

/** Semiologies with their synonyms. The pictures must already exist. */
export const seedSemiologies = () => insertAll('semiologies', systems.flatMap(rowsOf), 'semiologySynonyms');
