import { type Document } from './resource';

/** The code that the console gives to a new row until the server assigns one (R108). */
const NEW = 'novo';

/** The rows with codes from the server in place of `novo`: p1, p2 and so on. No code is used twice. */
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
