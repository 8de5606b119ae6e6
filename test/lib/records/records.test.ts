import {
  flag,
  longText,
  number,
  object,
  ownWords,
  type Part,
  pictureReferences,
  reference,
  references,
  referringRecords,
  rows,
  scalar,
  text,
  textOf,
  UnreadablePart,
} from 'lib/records/parts';
import { type AnyShape, giveBack, readShape, withoutReceived } from 'lib/records/shape';

test.each<[string, Part, unknown, unknown]>([
  ['a text', text, 'Asma', 'Asma'],
  ['a text that is null', text, null, null],
  ['a text that is missing', text, undefined, undefined],
  ['a text that is a number', text, 5, '5'],
  ['a text that is a flag', text, true, 'true'],
  ['a text that is an object with a name', text, { id: 1, name: 'CLINIC' }, 'CLINIC'],
  ['a text that is an object without a name', text, { id: 1 }, ''],
  ['a text that is a list', text, ['a'], ''],
  ['a number', number, 1.5, 1.5],
  ['a number that is a text', number, '1.5', 1.5],
  ['a number that is no number', number, 'abc', null],
  ['a number that is an object', number, {}, null],
  ['a number that is a list', number, [], null],
  ['a number that is an empty text', number, '', null],
  ['a number that is a blank', number, ' ', null],
  ['a number that is infinite', number, '1e999', null],
  ['an id that is a text of digits', scalar, '00012', '00012'],
  ['an id that is a number', scalar, 12, 12],
  ['an id that is an object', scalar, {}, null],
  ['a flag', flag, true, true],
  ['a flag that is missing', flag, undefined, undefined],
  ['a flag that is the text false', flag, 'false', false],
  ['a flag that is the text true', flag, 'true', true],
  ['a flag that is 1', flag, 1, true],
  ['a flag that is an object', flag, {}, false],
  ['a record that is a text', reference, 'Asma', { name: 'Asma' }],
  ['a record that is a number', reference, 7, { name: '7' }],
  ['a record without a name', reference, { id: 7, name: null }, { id: 7, name: '7' }],
  ['a record that is a list', reference, [], null],
  ['a list of records that is missing', references, undefined, []],
  ['a list of records that is an object', references, {}, []],
  ['a list of records with rows that are null', references, [null, { id: 1, name: 'a' }], [{ id: 1, name: 'a' }]],
  ['a list of records whose last row is null', references, [{ id: 1, name: 'a' }, null], [{ id: 1, name: 'a' }]],
  ['a list of records with a text', references, [{ name: 'a' }, 'b'], [{ name: 'a' }, { name: 'b' }]],
  ['a list of words', ownWords, ['a'], [{ name: 'a' }]],
  ['a list of records that refer to this one', referringRecords, ['a'], [{ name: 'a' }]],
  ['a list of rows with a text', rows(object({ code: text })), ['x', { code: 5 }], [{ code: '5' }]],
  ['an object that is a text', object({}), 'abc', null],
  ['a long text whose Base64 is a number', longText, { rawMarkdownAvailable: 5 }, { rawMarkdownAvailable: '5' }],
])('%s is read as a value that lists and forms can show', (_what, part, received, shown) => {
  expect(part.read(received)).toEqual(shown);
});

test('a value of the expected type is read as the same object', () => {
  const list = [{ id: 1, name: 'a' }];
  expect(references.read(list)).toBe(list);
  const part = { weight: 1 };
  expect(object({ weight: number }).read(part)).toBe(part);
  const record = { id: 1, name: 'a', groups: list };
  expect(readShape({ name: text, groups: references }, record)).toBe(record);
});

test.each([
  [{ name: { name: { name: 'x' } } }, ''],
  [Symbol('x'), ''],
  [Number.NaN, 'NaN'],
  [undefined, ''],
])('%p is converted to a text', (value, shown) => expect(textOf(value)).toBe(shown));

const shape: AnyShape<Record<string, unknown>> = {
  name: text,
  groups: references,
  rows: rows(object({ code: text, weight: number, options: references })),
  part: object({ weight: number, region: object({ north: number }) }),
};

const damaged = () => ({
  id: 1,
  name: 5,
  other: { stored: true },
  groups: [null, { id: 2, name: null }, 'abc'],
  rows: [{ id: 3, code: {}, weight: 'x' }, null, { id: 4, code: 'b', options: [] }],
  part: { weight: [], region: 'abc' },
});

/** What is sent after the form has edited the record that the server sent. */
const sentAfter = (edit: (record: Record<string, unknown>) => object) => {
  const shown = readShape(shape, damaged() as Record<string, unknown>);
  return JSON.parse(JSON.stringify(giveBack(shape, { ...shown, ...edit(shown) })));
};

test('R65: an unedited record is sent back unchanged, also after it was cloned', () => {
  expect(sentAfter(() => ({}))).toEqual(damaged());
  expect(sentAfter(shown => structuredClone(shown))).toEqual(damaged());
});

test('an edit changes only the edited field', () => {
  expect(sentAfter(() => ({ name: 'Asma' }))).toEqual({ ...damaged(), name: 'Asma' });
});

test('in an edited list, the unedited rows are sent back unchanged, and null rows are left out', () => {
  const added = { id: 9, name: 'new' };
  expect(sentAfter(({ groups }) => ({ groups: [...(groups as object[]), added] })).groups).toEqual([
    { id: 2, name: null },
    'abc',
    added,
  ]);
  const heavier = ({ rows: [first, second] }: { rows: object[] }) => ({
    rows: [{ ...first, weight: 2 }, second],
  });
  expect(sentAfter(heavier as (record: Record<string, unknown>) => object).rows).toEqual([
    { id: 3, code: {}, weight: 2 },
    { id: 4, code: 'b', options: [] },
  ]);
});

test('in an edited part, the unedited fields are sent back unchanged', () => {
  expect(sentAfter(({ part }) => ({ part: { ...(part as object), weight: 3 } })).part).toEqual({
    weight: 3,
    region: 'abc',
  });
});

const coded = object({ code: text, weight: number });
const NEW = { name: 'new' };
const WRITTEN = { rawMarkdownToRelease: 'bmV3' };

test.each<[string, Part, unknown, unknown]>([
  ['a part that was missing', coded, undefined, { weight: 3 }],
  ['a part that was null', coded, null, { weight: 3 }],
  ['a part that was emptied', coded, { weight: 1 }, null],
  ['a part that lost a field', coded, { code: 5, weight: 'x' }, { code: 'b' }],
  ['a list that was missing', rows(coded), undefined, [{ weight: 3 }]],
  ['a list that was emptied', rows(coded), [{ weight: 1 }], null],
  ['a row that came as nothing', rows(coded), [{ weight: 1 }], [{ weight: 1 }, null]],
  ['a new row in place of an unreadable one', references, [null], [{ name: '' }]],
  ['a new row without an id', rows(coded), [{ code: {} }], [{ code: '', weight: 2 }]],
  ['a new row beside one with an id', rows(coded), [{ id: 3, code: {} }], [{ code: '', weight: 2 }]],
  ['a row with another id', rows(coded), [{ id: 3, code: {} }], [{ id: 4, code: '', weight: 2 }]],
  ['a list that came as an empty object', references, {}, [NEW]],
  ['a list that came as an empty text', references, '', [NEW]],
  ['a list that came as a flag', references, false, [NEW]],
  ['a long text that came as an empty list', longText, [], WRITTEN],
  ['the pictures of the texts', pictureReferences, 'abc', [{ id: 3 }]],
  ['the pictures of the texts with rows that are texts', pictureReferences, ['abc'], [{ id: 3 }]],
])('%s is sent as it was edited', (_what, part, received, edited) => {
  expect(part.giveBack(received, edited)).toEqual(edited);
});

test.each<[string, Part, unknown, unknown]>([
  ['a list that came as a text', references, 'Asma, Gripe', [NEW]],
  ['a list that came as an object', references, { content: [{ id: 1 }] }, [NEW]],
  ['a long text that came as a text', longText, 'c3RvcmVk', WRITTEN],
  ['a long text that came as a list', longText, [{ rawMarkdownAvailable: 'c3RvcmVk' }], WRITTEN],
])('%s is not overwritten: the error names its field', (_what, part, received, edited) => {
  const shown = readShape({ whole: part }, { whole: received } as Record<string, unknown>);
  const send = () => giveBack({ whole: part }, { ...shown, whole: edited });
  expect(send).toThrow(UnreadablePart);
  expect(send).toThrow(expect.objectContaining({ field: 'whole' }));
  expect(giveBack({ whole: part }, shown)).toEqual({ whole: received });
});

test('unreadable rows with content are sent back after the edited rows', () => {
  const received = [['a'], { id: 1, name: 'b' }, false, null, { id: 2, name: 'c' }];
  const edited = [{ id: 2, name: 'c' }, NEW];
  expect(references.giveBack(received, edited)).toEqual([...edited, ['a']]);
  expect(references.giveBack(received, references.read(received))).toBe(received);
});

test('a record that needed no conversion is sent as the same object', () => {
  const record = { id: 1, name: 'a' };
  expect(giveBack(shape, record)).toBe(record);
});

test('a valid field is sent as it was edited when another field was received as null', () => {
  const shown = readShape(shape, { name: 'a', groups: null } as Record<string, unknown>);
  expect(giveBack(shape, { ...shown, name: '' })).toEqual({ name: '', groups: null });
});

test('the received values that are stored with a record are neither sent nor compared', () => {
  const shown = readShape(shape, damaged() as Record<string, unknown>);
  expect(Object.keys(withoutReceived(shown))).toEqual(Object.keys(damaged()));
  expect(Object.keys(giveBack(shape, shown))).toEqual(Object.keys(damaged()));
});
