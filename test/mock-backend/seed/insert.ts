import { type Document, resourceNamed } from '../resource';
import { table } from '../table';

/** Changes the values at a path. Lists along the path are changed item by item. */
const changedAt = (value: unknown, [head, ...rest]: string[], change: (value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(item => changedAt(item, [head, ...rest], change));
  if (head === undefined) return change(value);
  const document = value as Document | null;
  return document?.[head] ? { ...document, [head]: changedAt(document[head], rest, change) } : value;
};

/** Returns a function that turns the names of the rows of a resource into references: `{ id: 3 }`. */
export const refTo = (resource: string, makes = false) => {
  const property = resource === 'applicationPictures' ? 'referenceName' : 'name';
  const ids = new Map(
    table(resource)
      .all()
      .map(row => [row[property], row.id]),
  );
  return (name: unknown) => {
    if (!ids.has(name) && !makes) throw new Error(`There is nothing called "${String(name)}" in ${resource}.`);
    const id = ids.get(name) ?? table(resource).insert({ name }).id;
    ids.set(name, id);
    return { id };
  };
};

/**
 * Inserts rows that refer to others by name. In the resources of `made`, a name that no row has yet becomes a row of
 * its own; in all others it is an error. Returns the rows.
 */
export const insertAll = (resource: string, rows: readonly object[], ...made: string[]) => {
  const references = Object.entries(resourceNamed(resource).references ?? {});
  const changes = references.map(([path, { to }]) => [path.split('.'), refTo(to, made.includes(to))] as const);
  return rows.map(row =>
    table(resource).insert(
      changes.reduce<object>(
        (document, [path, change]) => changedAt(document, path, change) as object,
        row,
      ) as Document,
    ),
  );
};
