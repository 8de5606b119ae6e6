import { sections } from 'app/sections';
import { isNaming } from 'lib/records/names';
import { date, flag, number, type Part, type Parts, reference, scalar, text } from 'lib/records/parts';

type Fields = Record<string, unknown>;

/** The records that the form of a section edits, as its shape declares them: the rows of the tables of tests. */
export interface EditedRecords {
  /** The section. */
  path: string;
  shape: Parts;
  /** The fields that hold long texts: each text has a screen of its own. */
  texts: readonly string[];
}

/** Sections whose forms have tests of their own, field by field, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'user-application': 'the forms of a customer are a registration and a subscription',
  'user-management': 'the records are accounts, with limits of their own',
};

/** The records of every section with a form. */
export const editedRecords: readonly EditedRecords[] = sections
  .filter(({ path, newForms, screens }) => (newForms.length > 0 || '/manage' in screens) && !(path in ELSEWHERE))
  .map(({ path, records, texts }) => {
    const shape = records?.parts?.shape ?? records?.duck.shape;
    if (!shape) throw new Error(`${path}: add its records to its index.ts, or a reason to ELSEWHERE of ${__filename}.`);
    return { path, shape: shape as Parts, texts: texts?.fields ?? [] };
  });

/** Fields without a control of their own, and why: no table asks for them. */
const WITHOUT_CONTROL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'application-pictures': {
    content: 'it is the chosen file',
    contentContentType: 'it is the type of the chosen file',
  },
  'editor-contents': { name: 'the server sets it' },
  flashcards: { name: 'it is the name of the disease', disease: 'it is chosen for new cards only' },
  interactions: { name: 'the console makes it of the substances' },
  'medicine-groups': { normalizedName: 'the server makes it of the name' },
  notification: { scheduleTime: 'older versions sent it; the date holds the time' },
  promotions: { createdDate: 'the server sets it' },
  'risk-factor': { riskFactorAgeRange: 'older versions sent it; the ages say the same' },
};

/** What a value of each kind of part may be. Those of lists and objects are made of their parts. */
const VALUES = new Map<Part['read'], unknown>([
  [text.read, 'abcd'],
  [number.read, 5],
  [scalar.read, '7'],
  [date.read, '2026-12-31T10:00:00Z'],
  [flag.read, true],
  [reference.read, { id: 5, name: 'Outro' }],
]);

/** A record with a value in each field; its lists are empty. */
export const filledRecord = (shape: Parts): Fields =>
  Object.fromEntries(
    Object.entries(shape).map(([field, { read, parts, row }]) => [
      field,
      row ? [] : parts ? filledRecord(parts) : VALUES.get(read),
    ]),
  );

/** A record without values, except its name. Its lists are empty; with `hasRows`, those of parts have one row. */
export const bareRecord = (shape: Parts, hasRows = true): Fields => {
  const name = Object.keys(shape).find(isNaming);
  const lists = Object.entries(shape).flatMap(([field, { row }]) => (row ? [[field, row] as const] : []));
  const rowsOf = ({ parts, to }: Part) => (hasRows && parts && !to ? [{ id: 2, ...bareRecord(parts, false) }] : []);
  return { ...(name && { [name]: 'abcd' }), ...Object.fromEntries(lists.map(([field, row]) => [field, rowsOf(row)])) };
};

/** The fields that a person edits in the form. */
export const editedFields = ({ path, shape }: EditedRecords): string[] =>
  Object.keys(shape).filter(field => !shape[field].isOfServer && !WITHOUT_CONTROL[path]?.[field]);

/** Of these, the fields with one text, number, date, choice or picked record. */
export const singleFields = (records: EditedRecords): string[] =>
  editedFields(records).filter(field => {
    const { read } = records.shape[field];
    return VALUES.has(read) && read !== flag.read && !records.texts.includes(field);
  });

/** A sentence for each field that a table lacks: what to add, and where. */
export const notesOn = ({ path }: Pick<EditedRecords, 'path'>, fields: readonly string[], advice: string) =>
  fields.map(field => `${path}, ${field}: ${advice}`);
