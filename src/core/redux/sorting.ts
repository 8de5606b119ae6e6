/** Which orders a list can be asked for. */
export interface Sorting {
  /** The order that is asked for unless the reader wants another, as `property,asc` or `property,desc`. */
  first: string;
  /** The server's property for each column that orders. */
  by: Readonly<Record<string, string>>;
}

/** The order on show, and how another is asked for. */
export interface Ordering {
  sorting: Sorting;
  sort: string;
  onSort: (sort: string) => void;
}

/** `others` are columns that the server orders by a property of another name than their field. */
export const sorting = (first: string, fields: readonly string[], others: Sorting['by'] = {}): Sorting => ({
  first,
  by: { ...Object.fromEntries(fields.map(field => [field, field])), ...others },
});

/** An order that the list knows and that is not its first one; all else is nothing to ask for. */
export const knownSort = (text: string | null, known: Sorting | undefined): string | undefined => {
  if (!known || text === null || text === known.first) return undefined;
  const isKnown = Object.values(known.by).some(property => text === `${property},asc` || text === `${property},desc`);
  return isKnown ? text : undefined;
};

/** Which way a column orders the list; `none` where it could and does not, nothing where it cannot. */
export const directionOf = ({ sorting: { by }, sort }: Ordering, field: string) => {
  const property = by[field];
  if (property === undefined) return undefined;
  if (sort === `${property},asc`) return 'ascending';
  return sort === `${property},desc` ? 'descending' : 'none';
};

/** The order that a press on a column's head asks for: up, then down, then the first one again. */
export const turned = ({ sorting: { first, by }, sort }: Pick<Ordering, 'sorting' | 'sort'>, field: string): string => {
  const [up, down] = [`${by[field]},asc`, `${by[field]},desc`];
  if (sort === up) return down;
  return sort === down && first !== down ? first : up;
};
