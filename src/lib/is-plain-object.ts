/** Whether a value is an object with fields: no array, not null. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object; none of any other value. */
export const fieldsOf = (value: unknown): Record<string, unknown> => (isPlainObject(value) ? value : {});
