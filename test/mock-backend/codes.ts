import { type Document } from './resource';

/** What the console calls a row until it has a code (R108). */
const NEW = 'novo';

/** The rows with codes of the server's own in the place of `novo`: p1, p2 and so on, none of them twice. */
export const coded = (rows: unknown, prefix: string): Document[] => {
  if (!Array.isArray(rows)) return [];
  const taken = new Set(rows.map(({ code }) => code));
  let last = 0;
  const next = () => {
    do last += 1;
    while (taken.has(`${prefix}${last}`));
    return `${prefix}${last}`;
  };
  return rows.map(row => (row.code === NEW ? { ...row, code: next() } : row));
};
