import { number, object, reference, rows, text } from 'lib/records/parts';
import { recordToSend } from 'lib/records/record-to-send';
import type { Shape } from 'lib/records/shape';

interface Example {
  id?: number;
  name: string;
  cid?: string | null;
  limit?: number | null;
  part?: { id?: number; weight?: number | null; note?: string; limit?: number | null } | null;
  other?: { id?: number; name: string; parent?: null } | null;
  rows: readonly { note: string | null }[];
}

const shape: Shape<Example> = {
  name: text,
  cid: text,
  limit: number,
  part: object({ weight: number, note: text, limit: number }),
  other: reference,
  rows: rows(object({ note: text })),
};
const blank: Example = { name: '', rows: [] };
const stored: Example = {
  id: 1,
  name: 'Asma',
  cid: 'J45',
  limit: 5,
  part: { id: 2, weight: 3, note: 'a' },
  rows: [{ note: null }],
};

/** The record as it is sent to the server. */
const sent = (edited: Partial<Example>, was: Example = stored) =>
  JSON.parse(JSON.stringify(recordToSend(shape, { ...was, ...edited }, was, blank)));

test.each<[string, Partial<Example>, object]>([
  ['a number that was emptied', { limit: null }, { limit: null }],
  ['an optional text that was emptied', { cid: '' }, { cid: null }],
  ['a text that a new record has empty', { name: '' }, { name: '' }],
  ['values of a part', { part: { id: 2, weight: null, note: '' } }, { part: { id: 2, weight: null, note: null } }],
  ['a whole part', { part: null }, { part: null }],
  ['nothing', {}, {}],
])('R66: an emptied value of a stored record is sent as null or as an empty text: %s', (_what, edited, changed) => {
  expect(sent(edited)).toEqual({ ...stored, ...changed });
});

test.each<[string, Partial<Example>, Example, object]>([
  [
    'what was typed and taken back in a new record',
    { limit: null, cid: '', part: { weight: null } },
    blank,
    { ...blank, part: { weight: null } },
  ],
  ['what the stored record does not have', { cid: '' }, { ...blank, id: 1 }, { ...blank, id: 1 }],
  ['what the part of a stored record does not have', { part: { ...stored.part, limit: null } }, stored, stored],
])('is not sent: %s', (_what, edited, was, body) => {
  expect(sent(edited, was)).toEqual(body);
});

test('an emptied text is sent as null when a new record has null there', () => {
  expect(recordToSend(shape, { ...stored, cid: '' }, stored, { ...blank, cid: null })).toEqual({
    ...stored,
    cid: null,
  });
});

test('a part that was null is sent as it was filled in', () => {
  const without: Example = { ...blank, part: null };
  const part = { weight: 3, note: '' };
  expect(sent({ part }, without)).toEqual({ ...without, part });
  expect(recordToSend(shape, { ...without, part }, without, without)).toEqual({ ...without, part });
});

test.each<[string, Example]>([
  ['null', { ...stored, cid: null, limit: null }],
  ['an empty text', { ...stored, cid: '' }],
])('a value received as %s is sent back unchanged', (_what, was) => {
  expect(sent({}, was)).toEqual(was);
});

test('another record that was picked is sent unchanged', () => {
  const other = { id: 9, name: 'Tosse', parent: null };
  expect(sent({ other })).toEqual({ ...stored, other });
  expect(sent({ other }, { ...stored, other: { id: 8, name: 'Dor' } })).toMatchObject({ other });
});

test('the same record that was picked again is sent as its list sent it, with null where the stored one has no field', () => {
  const other = { id: 9, name: 'Tosse', parent: null };
  expect(sent({ other }, { ...stored, other: { id: 9, name: 'Tosse' } })).toEqual({ ...stored, other });
});
