/** Whether a value is a JSON object. */
export const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records of a response in any of its shapes; a single record counts as one row. */
export const rowsIn = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return body;
  if (!isRow(body)) return [];
  return Array.isArray(body.content) ? body.content : [body];
};

/** Whether a response is a list or a page of records. */
export const isList = (body: unknown) => Array.isArray(body) || (isRow(body) && Array.isArray(body.content));
