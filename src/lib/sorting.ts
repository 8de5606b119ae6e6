/** The orders that a list supports. */
export interface Sorting {
  /** The order that is requested unless the user chooses another, as `property,asc` or `property,desc`. */
  first: string;
  /** The server's property for each column that can sort the list. */
  by: Readonly<Record<string, string>>;
}

/** The current order, and how to request another. */
export interface Ordering {
  sorting: Sorting;
  sort: string;
  /** Properties that the server has refused to sort by. */
  refused?: readonly string[];
  onSort: (sort: string) => void;
}

/** The property of an order: `createdDate` of `createdDate,desc`. */
export const propertyOf = (sort: string) => sort.replace(/,.*$/, '');

/** `others` are columns that the server sorts by a property with another name than their field. */
export const sorting = (first: string, fields: readonly string[], others: Sorting['by'] = {}): Sorting => ({
  first,
  by: { ...Object.fromEntries(fields.map(field => [field, field])), ...others },
});

/** The order, if the list supports it and it is not the list's first order; otherwise undefined. */
export const knownSort = (text: string | null, known: Sorting | undefined): string | undefined => {
  if (!known || text === null || text === known.first) return undefined;
  const isKnown = Object.values(known.by).some(property => text === `${property},asc` || text === `${property},desc`);
  return isKnown ? text : undefined;
};

/** The order to ask for: none (an empty text) if the server has refused it in this session. */
export const acceptedSort = (
  sort: string | undefined,
  known: Sorting | undefined,
  refused: readonly string[],
): string | undefined => {
  const wanted = sort ?? known?.first;
  return wanted !== undefined && refused.includes(propertyOf(wanted)) ? '' : sort;
};

/** The direction in which a column sorts the list; `none` if it can but does not, undefined if it cannot. */
export const directionOf = ({ sorting: { by }, sort, refused }: Ordering, field: string) => {
  const property = by[field];
  if (property === undefined || refused?.includes(property)) return undefined;
  if (sort === `${property},asc`) return 'ascending';
  return sort === `${property},desc` ? 'descending' : 'none';
};

/** The order that a press on a column header requests: ascending, then descending, then the first order again. */
export const turned = ({ sorting: { first, by }, sort }: Pick<Ordering, 'sorting' | 'sort'>, field: string): string => {
  const [up, down] = [`${by[field]},asc`, `${by[field]},desc`];
  if (sort === up) return down;
  return sort === down && first !== down ? first : up;
};
