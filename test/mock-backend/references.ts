import { isPlainObject } from '../../src/lib/is-plain-object';
import { all, run } from './database';
import { RelationshipError } from './failures';
import { type Document, type Reference, type ResourceDefinition, type Row } from './resource';
import { linkTable, quoted } from './schema';

/** Changes the values at a path. Lists along the path are processed item by item. */
export const mapAt = (value: unknown, path: string[], change: (item: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(item => mapAt(item, path, change));
  const [head, ...rest] = path;
  if (head === undefined) return change(value);
  return isPlainObject(value) && head in value ? { ...value, [head]: mapAt(value[head], rest, change) } : value;
};

/** Changes the objects at a path. */
const changed = (document: Document, path: string, change: (item: Document) => unknown) =>
  mapAt(document, path.split('.'), item => (isPlainObject(item) ? change(item) : item)) as Document;

/** Creates a row for an item that was typed and not chosen. The table provides the function. */
export type Create = (to: string, item: Document) => number;

const idOf = (item: Document, { to, creates }: Reference, create: Create) => {
  if (typeof item.id === 'number') return item.id;
  if (creates) return create(to, item);
  throw new RelationshipError(`A reference to ${to} has no id.`);
};

/** The document with only ids where it refers to other rows. */
export const withIdsOnly = ({ references = {} }: ResourceDefinition, document: Document, create: Create) =>
  Object.entries(references).reduce(
    (result, [path, reference]) => changed(result, path, item => ({ id: idOf(item, reference, create) })),
    document,
  );

const idsAt = (document: Document, path: string) => {
  const ids = new Set<number>();
  changed(document, path, item => ids.add(Number(item.id)));
  return [...ids];
};

/** Writes the links of a row. SQL refuses a link whose target does not exist. */
export const link = ({ name, references = {} }: ResourceDefinition, row: Row) =>
  Object.keys(references).forEach(path => {
    const table = quoted(linkTable(name, path));
    run(`DELETE FROM ${table} WHERE owner = ?`, [row.id]);
    idsAt(row, path).forEach(target => run(`INSERT INTO ${table} (owner, target) VALUES (?, ?)`, [row.id, target]));
  });

const targets = ({ to, shows = ['name'] }: Reference, ids: number[]) => {
  const rows = all(`SELECT id, doc FROM ${quoted(to)} WHERE id IN (${ids.map(() => '?').join()})`, ids);
  return new Map(
    rows.map(({ id, doc }) => {
      const document = JSON.parse(String(doc)) as Document;
      return [Number(id), Object.fromEntries(shows.map(property => [property, document[property]]))];
    }),
  );
};

/** The rows with the current names of the rows that they refer to: a renamed synonym shows its new name everywhere. */
export const withNames = ({ references = {} }: ResourceDefinition, rows: Row[]) =>
  Object.entries(references).reduce((result, [path, reference]) => {
    if (reference.shows?.length === 0) return result;
    const found = targets(reference, [...new Set(result.flatMap(row => idsAt(row, path)))]);
    return result.map(row => changed(row, path, item => ({ ...item, ...found.get(Number(item.id)) })) as Row);
  }, rows);

/** By id of a target, the rows of a resource that refer to it through a path, as `{id, name}` sorted by name. */
export const owners = (name: string, path: string, ids: number[]) => {
  const rows = all(
    `SELECT link.target, owner.id, json_extract(owner.doc, '$.name') AS name FROM ${quoted(linkTable(name, path))} link ` +
      `JOIN ${quoted(name)} owner ON owner.id = link.owner WHERE link.target IN (${ids.map(() => '?').join()}) ` +
      'ORDER BY normalize(name), owner.id',
    ids,
  );
  return (target: number) =>
    rows.filter(row => Number(row.target) === target).map(row => ({ id: Number(row.id), name: row.name }));
};
