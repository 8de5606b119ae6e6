import axios from 'axios';
import { isPlainObject } from 'lib/is-plain-object';
import { type Exchange } from './exchange';
import { isList, isNothing, parsed, rowsIn } from './rows';

type Row = Record<string, unknown>;

/** Sends a GET request as the console would, and returns its exchange; undefined if nothing was sent. */
export type Get = (path: string) => Promise<Exchange | undefined>;

/** The JSON of a successful response. */
export const bodyOf = (done: Exchange | undefined) =>
  done?.kind === 'answered' && done.status === 200 ? parsed(done.text) : undefined;

/** The console works out its references to pictures from the texts at each save. */
const isDerived = (name: string) => name === 'applicationPictures';

const lackingIn = (row: Row, record: Row): string[] =>
  Object.keys(record).filter(name => !isDerived(name) && isNothing(row[name]) && !isNothing(record[name]));

/** The lists of a record that its row shows no rows of. */
const emptyIn = (row: Row, record: Row): string[] =>
  Object.keys(record).filter(
    name => !isDerived(name) && isNothing(row[name]) && (record[name] === null || Array.isArray(record[name])),
  );

/**
 * A warning if the rows of a list lack what the same records have by id. Saving such a row would erase it. As many rows
 * are compared as it takes until each empty list of a row was seen filled by id. A list whose records have no address
 * of their own is not compared.
 */
export const rowsLack = async (call: string, done: Exchange | undefined, get: Get): Promise<string[]> => {
  const body = bodyOf(done);
  const path = done?.path.split('?')[0] ?? '';
  if (!isList(body) || !path.startsWith('/api/')) return [];
  const rows = rowsIn(body)
    .filter(isPlainObject)
    .filter(({ id }) => !isNothing(id));
  const lacking = new Set<string>();
  for (const row of rows) {
    const record = bodyOf(await get(`${path}/${String(row.id)}`));
    if (!isPlainObject(record) || record.id !== row.id) break;
    lackingIn(row, record).forEach(name => lacking.add(name));
    // A list that is empty here may be left out of all rows: a later record tells.
    if (emptyIn(row, record).every(name => lacking.has(name))) break;
  }
  if (lacking.size === 0) return [];
  return [
    `${call}: its rows lack ${[...lacking].sort().join(', ')}, which the same record has by its id: ` +
      'saving such a row would erase it',
  ];
};

const sortIn = (path: string) => new URL(path, 'http://localhost').searchParams.get('sort');

const withoutSort = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  searchParams.delete('sort');
  return axios.getUri({ url: pathname, params: searchParams });
};

/** What happened where a list refused the order that the console asks for: the same list without one, and a warning. */
export const withoutOrder = async (
  call: string,
  done: Exchange,
  get: Get,
): Promise<{ done: Exchange; warning: string } | undefined> => {
  const sort = sortIn(done.path);
  if (done.kind !== 'answered' || ![400, 500].includes(done.status) || !sort) return undefined;
  const unsorted = await get(withoutSort(done.path));
  if (!unsorted || !isList(bodyOf(unsorted))) return undefined;
  const warning = `${call} does not know the order that the console asks for: ${sort} is refused with ${done.status}`;
  return { done: unsorted, warning };
};
