import { table } from '../table';

/** Inserts a row for each different name. */
export const insertNames = (resource: string, names: readonly string[]) =>
  new Set(names).forEach(name => table(resource).insert({ name }));

/** Returns a function that turns the names of existing rows into references: `[{ id: 3 }]`. */
export const refsTo = (resource: string, property = 'name') => {
  const ids = new Map(
    table(resource)
      .all()
      .map(row => [row[property], row.id]),
  );
  return (names: readonly string[]) => names.map(name => ({ id: ids.get(name) }));
};

/** Returns a function that refers to the pictures that texts show, as the console does when it saves them (R86). */
export const picturesIn = () => {
  const refs = refsTo('applicationPictures', 'referenceName');
  return (texts: readonly string[]) => {
    const shown = texts.flatMap(text => [...text.matchAll(/\/images\/([\w-]+)\)/g)]).map(([, name]) => name);
    return refs([...new Set(shown)]);
  };
};
