import { readDate } from 'lib/day-format';
import { same } from 'lib/deep-equal';
import { isPlainObject } from 'lib/is-plain-object';
import { MARKDOWN_OBJECT, PLAIN_BASE64, type StoredText } from 'lib/long-texts';

/** How one part of a record is read from a response, and how it is sent back. */
export interface Part {
  /** The value as screens can show it; the identical value if nothing is wrong with it. */
  read: (received: unknown) => unknown;
  /** The value to send: every part that the user did not edit is sent as it was received. */
  giveBack: (received: unknown, edited: unknown) => unknown;
  /** The parts of an object that belongs to the record. */
  parts?: Readonly<Record<string, Part>>;
  /** The part that describes each row of a list. */
  row?: Part;
  /** A reference: the path of the section that has the other record. */
  to?: string;
  /** A text in markdown that is not Base64. */
  isMarkdown?: boolean;
  /** A text that other texts name, or that a machine reads: a formula, the code of a parameter. */
  isCode?: boolean;
  /** Only the server sets it; a new record has none. */
  isOfServer?: boolean;
  /** Its value in a new record; without it, a new record does not have the field. */
  blank?: unknown;
  /** The values to choose from. */
  options?: readonly (string | number)[];
  /** How the field stores a long text. */
  longText?: StoredText;
}

/** The parts of an object by field. Fields that are not listed pass through unchanged. */
export type Parts = Readonly<Record<string, Part>>;

const isAbsent = (value: unknown) => value === null || value === undefined;

/** Whether a value of another type may represent a list or an object. An empty one means that there is none. */
const holdsSomething = (value: unknown) => value !== false && !same(value, null);

/** The edited list or object would replace a received value that cannot be read and may hold more than is shown. */
export class UnreadablePart extends Error {
  constructor(
    /** The field of the record. */
    readonly field = '',
  ) {
    super('changes.summary.unreadable');
  }
}

/** A part that an edit never overwrites if a value of another type was received. */
export const neverOverwritten = (part: Part, isRight: (received: unknown) => boolean): Part => ({
  ...part,
  giveBack: (received, edited) => {
    const isEdited = !same(edited, part.read(received));
    if (isEdited && !isRight(received) && holdsSomething(received)) throw new UnreadablePart();
    return part.giveBack(received, edited);
  },
});

/** A part whose value is edited as a whole. `read` gets no absent value. */
export const simple = (read: Part['read']): Part => ({
  read: received => (isAbsent(received) ? received : read(received)),
  giveBack: (received, edited) => (same(edited, isAbsent(received) ? received : read(received)) ? received : edited),
});

/** Any value as a text. An object gives its name, or an empty text if it has none. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return isPlainObject(value) && !isPlainObject(value.name) ? textOf(value.name) : '';
};

export const text = simple(textOf);

/** A formula, or what texts and formulas name something by. */
export const code: Part = { ...text, isCode: true };

/** One of a few texts. */
export const oneOf = (options: readonly string[]): Part => ({ ...text, options });

export const markdown: Part = { ...text, isMarkdown: true };

const numberIn = (value: unknown) => {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isFinite(found) ? found : null;
};

export const number = simple(numberIn);

/** A number or a text, as received: an id or a time. */
export const scalar = simple(value => (typeof value === 'string' || typeof value === 'number' ? value : null));

/** A date as an ISO text, however the server writes it. One that nobody edits is sent back as it came. */
export const date = simple(readDate);

export const flag: Part = {
  ...simple(value => value === true || value === 1 || value === 'true'),
  blank: false,
};

const referenceOf = (value: unknown) => {
  if (typeof value === 'string' || typeof value === 'number') return { name: String(value) };
  if (!isPlainObject(value)) return null;
  const name = textOf(value.name) || textOf(value.id);
  return name === value.name ? value : { ...value, name };
};

/** Another record, identified by its name, or else by its id. */
export const reference = simple(referenceOf);

/** A record of the section at this path. */
export const referenceTo = (to: string): Part => ({ ...reference, to });

/** Reads the fields one by one. Returns those whose value had to be changed. */
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

/** An object that belongs to the record; null if a value of another type was received. */
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
 * A list of the given part; empty if no list was received. Rows that cannot be read are not shown. With
 * `keepsUnreadable` they are sent back, at the end.
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

/** A list that users edit. An edit never overwrites a received value of another type, nor a row that cannot be read. */
export const rows = (part: Part): Part => ({ ...neverOverwritten(list(part, true), Array.isArray), blank: [] });

export const references = rows(reference);

export const referencesTo = (to: string) => rows(referenceTo(to));

/** Words that users typed for this record and that belong to it alone. */
export const ownWords: Part = { ...references, row: object({ name: text }) };

/** A part that only the server sets. A save sends it as it is stored by then. */
export const ofServer = (part: Part): Part => ({ ...part, isOfServer: true });

/** Other records that refer to this one, as the server reports them. */
export const referringRecords = ofServer(references);

/** A long text that is an object in the API. */
export const longText: Part = {
  ...neverOverwritten(object({ rawMarkdownAvailable: text, rawMarkdownToRelease: text }), isPlainObject),
  longText: MARKDOWN_OBJECT,
};

/** A long text that is plain Base64 in the API. */
export const base64Text: Part = { ...text, longText: PLAIN_BASE64 };

/** References of a record to pictures, by id only. Each save derives them from the texts, whatever was received. */
export const pictureReferences = list(object({}), false);

export { changedFields };
