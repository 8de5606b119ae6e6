import { relative } from 'node:path';
import { knownCall } from '../../mock-backend/known-calls';
import { jsonOf } from '../../mock-backend/request';
import { keepFresh, readRecordings, type Sent } from './recordings';

interface Noted {
  call: string;
  query: string[];
  from: string;
  body: Promise<unknown>;
}

let noted: Noted[] = [];

/** `#/application-admin/diseases/manage?x` -> `diseases`; outside the areas, the whole path. */
const screenOf = (address: string) => {
  const path = address.replace(/^#\/?|\?.*$/g, '');
  return /^(?:application-admin|admin)\/([^/]+)/.exec(path)?.[1] ?? (path || 'home');
};

/** Records a request that the running test file's screens send. */
export const noteCall = (request: Request) => {
  const url = new URL(request.url);
  const call = knownCall(request.method, url.pathname);
  if (!call) return;
  noted.push({
    call,
    query: [...url.searchParams.keys()],
    from: screenOf(window.location.hash),
    body: jsonOf(request.clone()),
  });
};

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

const fieldsOf = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];

const sentByCall = async (): Promise<Record<string, Sent>> => {
  const all = await Promise.all(noted.map(async one => ({ ...one, fields: fieldsOf(await one.body) })));
  const entries = sorted(noted.map(({ call }) => call)).map((call): [string, Sent] => {
    const own = all.filter(one => one.call === call);
    const [query, body] = [own.flatMap(one => one.query), own.flatMap(({ fields }) => fields)];
    return [call, { query: sorted(query), body: sorted(body), from: sorted(own.map(({ from }) => from)) }];
  });
  return Object.fromEntries(entries);
};

const missing = (names: readonly string[], from: readonly string[] = []) => names.filter(name => !from.includes(name));

/**
 * What this test file should send according to the recordings, but did not. A run of only some of its tests proves
 * nothing. With `WRITE_PAGES=1` the calls are recorded again.
 */
export const callsNotMade = async (testPath: string): Promise<string[]> => {
  const test = relative(process.cwd(), testPath);
  const calls = await sentByCall();
  noted = [];
  // The checks send requests that no screen sends.
  if (process.env.WRITE_PAGES === '1' && !test.startsWith('test/checks/')) keepFresh(test, calls);
  if (process.env.WRITE_PAGES === '1' || process.env.PARTIAL_RUN === '1') return [];
  const expected = Object.entries(readRecordings()).filter(([, recording]) => recording.test === test);
  return expected.flatMap(([call, { query, body }]) => {
    if (!(call in calls)) return [call];
    const lost = [...missing(query, calls[call].query), ...missing(body, calls[call].body)];
    return lost.map(name => `${call}: ${name}`);
  });
};
