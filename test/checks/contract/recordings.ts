import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a call carried, combined over all times it was sent. */
export interface Sent {
  /** Names of the query parameters. */
  query: readonly string[];
  /** Names of the fields of the body. */
  body: readonly string[];
  /** The screens that sent it. */
  from: readonly string[];
}

/** A call with the test that makes it. */
export interface Recording extends Sent {
  test: string;
}

export type Recordings = Readonly<Record<string, Recording>>;

const FILE = 'test/checks/contract/recordings.json';
const FRESH = 'node_modules/.cache/contract';

export const readRecordings = (): Recordings =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Recordings) : {};

/** Stores what one test file sent until `mergeFresh`. */
export const keepFresh = (test: string, calls: Readonly<Record<string, Sent>>) => {
  mkdirSync(FRESH, { recursive: true });
  writeFileSync(join(FRESH, `${test.replace(/\W/g, '-')}.json`), JSON.stringify({ test, calls }));
};

const readFresh = () =>
  (existsSync(FRESH) ? readdirSync(FRESH) : []).map(
    file => JSON.parse(readFileSync(join(FRESH, file), 'utf8')) as { test: string; calls: Record<string, Sent> },
  );

/** The test that shows most of a call represents it; among equals, the first by name. */
const byWorth = (one: Recording, other: Recording) =>
  other.query.length + other.body.length - one.query.length - one.body.length || one.test.localeCompare(other.test);

/** Tests of a part of the console visit its own screens. Others use ducks of any section from anywhere. */
const isOfScreens = ({ test }: Recording) => /^test\/(sections|account)\//.test(test);

const screensOf = (recordings: readonly Recording[]) => {
  const own = recordings.filter(isOfScreens);
  return [...new Set((own.length > 0 ? own : recordings).flatMap(({ from }) => from))].sort();
};

/** Replaces the earlier recordings of the test files that ran with their new calls. */
export const mergeFresh = () => {
  const fresh = readFresh();
  const known = Object.entries(readRecordings());
  const stored = known.filter(([, { test }]) => existsSync(test) && !fresh.some(one => one.test === test));
  const found = fresh.flatMap(({ test, calls }) =>
    Object.entries(calls).map(([call, sent]): [string, Recording] => [call, { test, ...sent }]),
  );
  const all = [...stored, ...found];
  const merged = [...new Set(all.map(([call]) => call))].sort().map(call => {
    const recordings = all.flatMap(([name, one]) => (name === call ? one : [])).sort(byWorth);
    return `  ${JSON.stringify(call)}: ${JSON.stringify({ ...recordings[0], from: screensOf(recordings) })}`;
  });
  writeFileSync(FILE, `{\n${merged.join(',\n')}\n}\n`);
  rmSync(FRESH, { recursive: true, force: true });
};
