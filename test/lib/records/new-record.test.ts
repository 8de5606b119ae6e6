import { withRightKinds } from 'lib/records/new-record';
import { object, referringRecords, rows, text } from 'lib/records/parts';
import { type AnyShape, giveBack, readShape } from 'lib/records/shape';

type Rows = { name?: unknown; words?: unknown }[];

interface Row {
  id?: number;
  name: string;
  synonyms?: Rows;
  users?: Rows;
  text?: { title?: unknown; words?: unknown } | null;
}

const words = rows(object({ name: text }));
const shape: AnyShape<Row> = {
  name: text,
  synonyms: rows(object({ name: text, words })),
  users: referringRecords,
  text: object({ title: text, words }),
};

/** What is sent for a new record that was made from this response and not changed. */
const sentAsNew = (received: object): unknown =>
  JSON.parse(JSON.stringify(giveBack(shape, withRightKinds(shape, readShape(shape, received as Row)))));

describe('a new record made from a stored one', () => {
  test.each<[what: string, received: object, sent: object]>([
    ['has the lists that came', { synonyms: [{ name: 'a' }] }, { synonyms: [{ name: 'a' }] }],
    ['has no list where an object came', { synonyms: { a: 1 } }, { synonyms: [] }],
    ['has no list where a text came', { synonyms: 'a' }, { synonyms: [] }],
    ['has no list where null came', { synonyms: null }, { synonyms: [] }],
    ['has no list in a row where a text came', { synonyms: [{ words: 'a' }] }, { synonyms: [{ words: [] }] }],
    ['has the object that came, also unknown fields', { text: { title: 'a', b: 1 } }, { text: { title: 'a', b: 1 } }],
    ['has no object where a list came', { text: ['a'] }, { text: null }],
    ['has no object where a text came', { text: 'a' }, { text: null }],
    ['has null where that came in place of an object', { text: null }, { text: null }],
    ['has no list in an object where a text came', { text: { words: 'a' } }, { text: { words: [] } }],
    ['has no field that did not come', { text: {} }, { text: {} }],
  ])('%s', (_what, received, sent) => {
    expect(sentAsNew({ name: 'Tosse', ...received })).toEqual({ name: 'Tosse', synonyms: [], ...sent });
  });

  test('has no field that only the server sets, even when its value cannot be read', () => {
    expect(sentAsNew({ name: 'Tosse', users: 'a' })).toEqual({ name: 'Tosse', synonyms: [] });
  });

  test('is the same object when no data was received from the server', () => {
    const record: Row = { name: 'Tosse' };
    expect(withRightKinds(shape, record)).toBe(record);
  });
});
