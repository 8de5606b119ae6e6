/** A copy of unsaved edits, kept in this browser only. It never holds a token or a password. */
export interface Draft<T = unknown> {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: T;
  /** `hashOf` the record that was being edited. */
  base?: string;
  /** What that record is called: its list finds it by this name, whatever was typed over it. */
  name?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Later moments are no dates. */
const LAST_MOMENT = 8.64e15;

const isMoment = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= LAST_MOMENT;

/** A draft as storage holds it: whether its values fit a form is not known. */
export type ReadDraft = Draft<Record<string, unknown>>;

/** What storage holds under a draft's key, as a draft; undefined where it is damaged. */
export const draftOf = (stored: unknown): ReadDraft | undefined => {
  if (!isObject(stored) || !isMoment(stored.savedAt) || !isObject(stored.values)) return undefined;
  const { savedAt, values, base, name } = stored;
  return {
    savedAt,
    values,
    ...(typeof base === 'string' && { base }),
    ...(typeof name === 'string' && { name }),
  };
};

const kindOf = (value: unknown) => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' ? 'object' : 'plain';
};

const mendList = (list: readonly unknown[], base: readonly unknown[]): unknown[] => {
  const pattern = base.length > 0 ? kindOf(base[0]) : undefined;
  return list.filter(item => kindOf(item) !== 'nothing' && (pattern === undefined || kindOf(item) === pattern));
};

const mendValue = (value: unknown, base: unknown): unknown => {
  if (kindOf(value) === 'nothing' || kindOf(base) === 'nothing') return value;
  if (kindOf(value) !== kindOf(base)) return base;
  if (Array.isArray(value) && Array.isArray(base)) return mendList(value, base);
  return isObject(value) && isObject(base) ? mendValues(value, base) : value;
};

/**
 * The values of a draft as the form can show them: a field that holds another kind of value than the record's is taken
 * from the record, so that one damaged field does not cost the text of the others.
 */
export const mendValues = (values: Record<string, unknown>, base: object): Record<string, unknown> => {
  const known = new Map(Object.entries(base));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mendValue(value, known.get(name))]));
};
