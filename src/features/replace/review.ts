import { createSearch } from 'features/find/search';
import type { FindSource } from 'features/find/source';
import { textsOf } from 'features/versions/texts';
import type { Identified } from 'lib/model';
import { nameOfRow, namingFieldOf } from 'lib/records/names';
import { editedText, markOfText, type PlaceEdit } from './internal/apply';
import { type Replacement, replacementMatcher, type ReplacePlace } from './places';
import type { ReviewState } from './review-state';
import type { TaskItem } from './task';

/** A record with places to review. Its texts are not kept, only a mark of each. */
export interface ReviewedRecord {
  source: FindSource;
  id: string;
  name: string;
  query: string;
  places: readonly ReplacePlace[];
  marks: Readonly<Record<string, string>>;
  /** The field that names it. */
  naming?: string;
}

/** Whether a section's records take part in a change of many texts: they are clinical content, and can be written. */
export const isReplaceable = ({ records }: Pick<FindSource, 'records'>): boolean => records?.isContent === true;

const reviewed = (record: Identified, source: FindSource, places: readonly ReplacePlace[]): ReviewedRecord => {
  const texts = textsOf(record, source);
  const paths = [...new Set(places.map(({ path }) => path))];
  return {
    source,
    id: String(record.id),
    name: nameOfRow(record),
    query: source.queryOf(record),
    places,
    marks: Object.fromEntries(paths.map(path => [path, markOfText(texts[path])])),
    naming: namingFieldOf(record),
  };
};

/** Searches all records of some sections for what can be replaced. */
export const createReplaceSearch = (sources: readonly FindSource[], replacement: Replacement) => {
  const found = new Map<string, ReviewedRecord>();
  const placesIn = replacementMatcher(replacement);
  const search = createSearch({
    sources,
    match: (record, source) => {
      // A new record has no id, and none is stored without one.
      const places = record.id === undefined || !isReplaceable(source) ? [] : placesIn(record, source);
      const key = `${source.path} ${record.id}`;
      // A record that is stored meanwhile keeps the places that its reader decides about: a run finds it changed.
      if (places.length > 0 && !found.has(key)) found.set(key, reviewed(record, source, places));
      return places;
    },
  });
  const order = (record: ReviewedRecord) => search.sources.indexOf(record.source);
  return {
    ...search,
    /** The records with places, section by section. */
    records: (): readonly ReviewedRecord[] => [...found.values()].sort((one, other) => order(one) - order(other)),
  };
};

/** Names a place among those of a review, as long as its text is the same. */
export const keyInReview = ({ source, id, places, marks }: ReviewedRecord, at: number): string => {
  const { path = '', start } = places[at] ?? {};
  return `${source.path} ${id} ${path} ${marks[path]} ${start}`;
};

/** The keys of all places of some records. */
export const keysInReview = (records: readonly ReviewedRecord[]): string[] =>
  records.flatMap(record => record.places.map((_place, at) => keyInReview(record, at)));

const editsOf = (record: ReviewedRecord, { accepted, own }: ReviewState): PlaceEdit[] =>
  record.places.flatMap(({ path, start, end, match, by }, at) => {
    const key = keyInReview(record, at);
    return accepted.has(key) ? [{ path, start, end, match, by: own.get(key) ?? by }] : [];
  });

/** The records of a task: those with accepted places, with these places only. */
export const taskItems = (records: readonly ReviewedRecord[], state: ReviewState): TaskItem[] =>
  records.flatMap((record): TaskItem[] => {
    const edits = editsOf(record, state);
    if (edits.length === 0) return [];
    const { source, id, name, query, marks, naming } = record;
    const before = [...new Set(edits.map(({ path }) => path))].map(path => `${path} ${marks[path]}`).join('|');
    const ofName = edits.filter(({ path }) => path === naming);
    const renamed = ofName.length > 0 ? editedText(name, ofName) : undefined;
    return [{ source: source.path, id, name, ...(renamed && { renamed }), query, edits, before, state: 'waiting' }];
  });
