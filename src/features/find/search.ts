import { isSessionEnd } from 'core/responses/session-end';
import { inSlices } from 'lib/browser/in-slices';
import type { Id, Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import { createSignal } from 'lib/signal';
import { changedPlaces } from './internal/changed-places';
import type { Job } from './internal/jobs';
import { createUnsentTexts, type UnsentTexts } from './internal/unsent-texts';
import { createWalk, type SourceProgress, type Walk, type WalkOptions } from './internal/walk';
import type { Place } from './place';
import type { FindSource } from './source';

/** Places of a record that are kept, of each kind of finding, and records that are kept. All are counted. */
export const MAX_PLACES = 20;
export const MAX_RECORDS = 2000;

/** Finds places in a record. */
export type Matcher = (record: Identified, source: FindSource) => readonly Place[];

/** A record with at least one place. */
export interface FoundRecord {
  id: Id | undefined;
  name: string;
  /** The query of the form's address. */
  query: string;
  places: readonly Place[];
  /** All places, also those that are not kept. */
  count: number;
  /** It was stored since it was found. */
  isChanged?: boolean;
}

export interface FoundSection {
  source: FindSource;
  records: readonly FoundRecord[];
  /** All records, also those that are not kept. */
  count: number;
}

/** Rows of a section that could not be read: `from` to `to`, counted from 1; without them, the number is unknown. */
export interface UnreadRows {
  source: FindSource;
  from?: number;
  to?: number;
}

export type SearchStatus = 'new' | 'running' | 'stopped' | 'failing' | 'done';

export interface SearchState {
  status: SearchStatus;
  /** Between 0 and 1. */
  share: number;
  /** The section that was read last. */
  reading?: { source: FindSource; rows: number; total?: number };
  sections: readonly FoundSection[];
  records: number;
  places: number;
  unread: readonly UnreadRows[];
  /** What the lists left out of their rows. */
  unsent: readonly UnsentTexts[];
  /** Sections of which it is not certain that all rows were read: records changed meanwhile. */
  changed: readonly FindSource[];
}

const shareOf = (progress: ReadonlyMap<FindSource, SourceProgress>) => {
  const parts = [...progress.values()];
  const sum = parts.reduce((total, { done, known }) => total + (known === 0 ? 1 : done / known), 0);
  return parts.length === 0 ? 1 : sum / parts.length;
};

const unreadOf = (
  { source, page, size }: Pick<Job, 'source' | 'page' | 'size'>,
  total: number | undefined,
): UnreadRows => {
  if (page === undefined || size === undefined || total === undefined) return { source };
  return { source, from: (page - 1) * size + 1, to: Math.min(page * size, total) };
};

interface SearchOptions {
  sources: readonly FindSource[];
  /** What is asked of the lists that are not read one row after the other. */
  name?: string;
  match: Matcher;
  /** Is called with the rows of a response before they are matched. */
  prepare?: (rows: readonly Identified[], source: FindSource, signal: AbortSignal) => Promise<void>;
}

/** The first places of each kind, so that many light findings do not hide a grave one. */
const firstOfEachKind = (places: readonly Place[]) => {
  const counts = new Map<Place['rule'], number>();
  return places.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= MAX_PLACES;
  });
};

const foundIn = (record: Identified, source: FindSource, places: readonly Place[]): FoundRecord => ({
  id: record.id,
  name: nameOfRow(record),
  query: source.queryOf(record),
  places: firstOfEachKind(places),
  count: places.length,
});

/** The sections with their places, in the order of the menu. Rows are not kept. */
const createFound = (sources: readonly FindSource[]) => {
  const sections = new Map<FindSource, FoundSection>();
  const unsent = createUnsentTexts();
  let records = 0;
  let places = 0;
  const add = (source: FindSource, record: FoundRecord) => {
    const { records: kept, count } = sections.get(source) ?? { records: [], count: 0 };
    sections.set(source, { source, records: records < MAX_RECORDS ? [...kept, record] : kept, count: count + 1 });
    records += 1;
    places += record.count;
  };
  /** Compares a record that was found with what is stored by now. */
  const update = (source: FindSource, now: FoundRecord) => {
    const section = sections.get(source);
    if (!section) return;
    const renew = (record: FoundRecord): FoundRecord =>
      record.id === now.id ? { ...now, places: changedPlaces(record.places, now.places), isChanged: true } : record;
    sections.set(source, { ...section, records: section.records.map(renew) });
  };
  const inOrder = sources.flatMap(source => [source, ...(source.parts ? [source.parts.source] : [])]);
  return {
    add,
    update,
    unsent,
    inOrder,
    read: () => ({
      sections: inOrder.flatMap(source => sections.get(source) ?? []),
      records,
      places,
      unsent: unsent.read(),
    }),
  };
};

type Found = ReturnType<typeof createFound>;

/** Reads the rows of a response, in slices: what it finds is added once it is known which rows are new. */
const createTake =
  (found: Found, { match, prepare }: SearchOptions): WalkOptions['take'] =>
  async (source, rows, signal) => {
    await prepare?.(rows, source, signal);
    const matched = new Map<Identified, FoundRecord>();
    const read = (row: Identified) => {
      const places = match(row, source);
      if (places.length > 0) matched.set(row, foundIn(row, source, places));
    };
    await inSlices(rows, read, signal);
    return fresh => {
      found.unsent.note(source, fresh);
      fresh.flatMap(row => matched.get(row) ?? []).forEach(record => found.add(source, record));
    };
  };

/** What the screen shows of a walk: how far it is, and what it could not read. */
const reportOf = ({ progress, failed }: Walk, status: SearchStatus) => {
  const all = [...progress];
  const isRead = status === 'done' && failed().length === 0;
  const [source, read] =
    all.findLast(([, { done, known }]) => done > 0 && done < known) ?? all.findLast(([, { done }]) => done > 0) ?? [];
  return {
    share: status === 'done' ? 1 : shareOf(progress),
    reading: source && read && { source, rows: read.rows, total: read.total },
    unread: failed().map(job => unreadOf(job, progress.get(job.source)?.total)),
    changed: isRead ? all.filter(([, { rows, isWhole }]) => isWhole?.(rows) === false).map(([one]) => one) : [],
  };
};

const noteIn =
  (found: Found, { match }: SearchOptions, onNote: () => void) =>
  (source: FindSource, record: Identified) => {
    found.update(source, foundIn(record, source, match(record, source)));
    onNote();
  };

/** What was read last, for those who subscribe. */
const createPublished = <T>(read: () => T) => {
  const changes = createSignal();
  let current = read();
  const publish = () => {
    current = read();
    changes.notify();
  };
  return { subscribe: changes.subscribe, state: () => current, publish };
};

/**
 * Searches all records of some sections. Responses are dropped once they are searched. `start` begins or goes on,
 * `stop` ends at once.
 */
export const createSearch = (options: SearchOptions) => {
  const { sources, name } = options;
  const found = createFound(sources);
  let status: SearchStatus = 'new';
  let controller = new AbortController();
  const walk = createWalk({
    sources,
    name,
    take: createTake(found, options),
    // Whoever signs in again goes on.
    onFailure: error => isSessionEnd(error) && controller.abort(),
    onChange: () => publish(),
  });
  const { publish, ...shown } = createPublished((): SearchState => ({
    status,
    ...reportOf(walk, status),
    ...found.read(),
  }));
  const become = (next: SearchStatus) => {
    status = next;
    publish();
  };

  const start = () => {
    if (status === 'running') return;
    controller = new AbortController();
    become('running');
    void walk.run(controller.signal).then(become);
  };
  return {
    ...shown,
    start,
    stop: () => controller.abort(),
    /** All sections that are searched, also those of parts. */
    sources: found.inOrder,
    /** A record was stored: what was found in it is compared with what is there by now. */
    noteStored: noteIn(found, options, publish),
    /** Asks again for what could not be read. */
    retry: () => {
      walk.retry();
      start();
    },
  };
};

export type Search = ReturnType<typeof createSearch>;
