import { same } from 'lib/deep-equal';

/** How one part of a record is read from an answer, and how it goes back. */
export interface Part {
  /** The value as screens can show it; the very same value where nothing is wrong with it. */
  read: (received: unknown) => unknown;
  /** The value as it is sent: what was received in all places that nobody edited. */
  giveBack: (received: unknown, edited: unknown) => unknown;
  /** The parts of an object that belongs to the record. */
  parts?: Readonly<Record<string, Part>>;
  /** The part that each row of a list is. */
  row?: Part;
  /** Only the server makes it; a new record has none. */
  isOfServer?: boolean;
}

/** The parts of an object by field. Fields that are not named pass as they are. */
export type Parts = Readonly<Record<string, Part>>;

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsent = (value: unknown) => value === null || value === undefined;

/** Something that could stand for a list or an object. An empty value of another kind says that there is none. */
const holdsSomething = (value: unknown) => value !== false && !same(value, null);

/** An edited list or object would replace what came in its place and cannot be read: it may hold more than is shown. */
export class UnreadablePart extends Error {
  constructor(
    /** The field of the record. */
    readonly field = '',
  ) {
    super('changes.summary.unreadable');
  }
}

/** A part that an edit never overwrites where something else came in its place. */
const neverOverwritten = (part: Part, isRight: (received: unknown) => boolean): Part => ({
  ...part,
  giveBack: (received, edited) => {
    const isEdited = !same(edited, part.read(received));
    if (isEdited && !isRight(received) && holdsSomething(received)) throw new UnreadablePart();
    return part.giveBack(received, edited);
  },
});

const simple = (read: Part['read']): Part => ({
  read: received => (isAbsent(received) ? received : read(received)),
  giveBack: (received, edited) => (same(edited, isAbsent(received) ? received : read(received)) ? received : edited),
});

/** Any value as a text: an object by its name, and nothing where it has none. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return isPlainObject(value) && !isPlainObject(value.name) ? textOf(value.name) : '';
};

export const text = simple(textOf);

const numberIn = (value: unknown) => {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isFinite(found) ? found : null;
};

export const number = simple(numberIn);

/** A number or a text, whichever came: an id, or a date. */
export const scalar = simple(value => (typeof value === 'string' || typeof value === 'number' ? value : null));

export const flag = simple(value => value === true || value === 1 || value === 'true');

const referenceOf = (value: unknown) => {
  if (typeof value === 'string' || typeof value === 'number') return { name: String(value) };
  if (!isPlainObject(value)) return null;
  const name = textOf(value.name) || textOf(value.id);
  return name === value.name ? value : { ...value, name };
};

/** Another record, known by its name or else by its id. */
export const reference = simple(referenceOf);

/** Fields read one by one: the values that had to be changed. */
const changedFields = (parts: Parts, received: Record<string, unknown>) =>
  Object.entries(parts).flatMap(([field, part]) => {
    const value = part.read(received[field]);
    return Object.is(value, received[field]) ? [] : [[field, value] as const];
  });

const readFields = (parts: Parts, received: unknown) => {
  if (!isPlainObject(received)) return null;
  const changed = changedFields(parts, received);
  return changed.length === 0 ? received : { ...received, ...Object.fromEntries(changed) };
};

/** An object that belongs to the record; null where something else came. */
export const object = (parts: Parts): Part => {
  const read = (received: unknown) => (isAbsent(received) ? received : readFields(parts, received));
  return {
    read,
    parts,
    giveBack: (received, edited) => {
      if (same(edited, read(received))) return received;
      if (!isPlainObject(received) || !isPlainObject(edited)) return edited;
      const fields = Object.entries(parts).filter(([field]) => field in edited);
      return {
        ...edited,
        ...Object.fromEntries(
          fields.map(([field, part]) => [field, part.giveBack(received[field], edited[field])] as const),
        ),
      };
    },
  };
};

const idOf = (row: unknown) => (isPlainObject(row) ? row.id : undefined);

const isSameRow = (one: unknown, other: unknown) => !isAbsent(idOf(one)) && idOf(one) === idOf(other);

/**
 * A list of such parts, empty where none came. Rows that cannot be read are not shown; where kept, they go back last.
 */
const list = (part: Part, keepsUnreadable: boolean): Part => {
  const isShown = (row: unknown) => !isAbsent(part.read(row));
  const read = (received: unknown): unknown[] => {
    if (!Array.isArray(received)) return [];
    const shown = received.map(part.read).filter(row => !isAbsent(row));
    return shown.length === received.length && shown.every((row, at) => row === received[at]) ? received : shown;
  };
  return {
    read,
    row: part,
    giveBack: (received, edited) => {
      if (same(edited, read(received))) return received;
      if (!Array.isArray(received) || !Array.isArray(edited)) return edited;
      const known = received.filter(isShown).map(row => [row, part.read(row)] as const);
      const given = edited.map(row => {
        const origin = known.find(([, shown]) => same(shown, row)) ?? known.find(([, shown]) => isSameRow(shown, row));
        return origin ? part.giveBack(origin[0], row) : row;
      });
      return keepsUnreadable ? [...given, ...received.filter(row => !isShown(row) && holdsSomething(row))] : given;
    },
  };
};

/** A list that people edit. What came in its place is never overwritten, nor a row that cannot be read. */
export const rows = (part: Part): Part => neverOverwritten(list(part, true), Array.isArray);

export const references = rows(reference);

/** Words that were typed for this record and belong to it alone. */
export const ownWords: Part = { ...references, row: object({ name: text }) };

/** Other records that refer to this one, as the server tells. */
export const referringRecords: Part = { ...references, isOfServer: true };

/** A long text on the wire, where it is an object. */
export const longText = neverOverwritten(
  object({ rawMarkdownAvailable: text, rawMarkdownToRelease: text }),
  isPlainObject,
);

/** Pictures as records refer to them: by id only. Each save works them out from the texts, whatever came. */
export const pictureReferences = list(object({}), false);

export { changedFields };
