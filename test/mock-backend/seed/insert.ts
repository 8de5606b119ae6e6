import { mapAt } from '../references';
import { type Document, resourceNamed } from '../resource';
import { table } from '../table';

/** Returns a function that turns the names of the rows of a resource into references: `{ id: 3 }`. */
export const refTo = (resource: string, makes = false) => {
  const property = resource === 'applicationPictures' ? 'referenceName' : 'name';
  const ids = new Map(
    table(resource)
      .all()
      .map(row => [row[property], row.id]),
  );
  return (name: unknown) => {
    if (typeof name !== 'string') return name;
    if (!ids.has(name) && !makes) throw new Error(`There is nothing called "${name}" in ${resource}.`);
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
  const withIds = (row: unknown) => changes.reduce((document, [path, change]) => mapAt(document, path, change), row);
  return rows.map(row => table(resource).insert(withIds(row) as Document));
};
