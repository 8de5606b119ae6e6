import { entryOf, isOfOneForm, isOfRecord, type Entry } from 'core/navigation/trail-entry';
import {
  isBelow,
  isEntries,
  isSameForm,
  move,
  rangeOfForm,
  stepsTo,
  stepsToOpen,
  type Entries,
} from 'core/navigation/trail-moves';

const LIST = '/admin/x';
const FORM = '/admin/x/manage';
const TEXT = '/admin/x/manage/content';

const entry = (key: string, path: string, more: Partial<Entry> = {}): Entry => ({
  key,
  path,
  hasRecord: false,
  record: null,
  isClosed: false,
  ...more,
});
const list = entry('list', LIST);
const form = entry('form', FORM, { hasRecord: true, record: '7' });
const text = entry('text', TEXT, { hasRecord: true, record: '7' });
const closed = { ...form, key: 'closed', isClosed: true };

const trail = (at: number, ...entries: Entry[]): Entries => ({ entries, at });

it.each<[string, unknown, Partial<Entry>]>([
  ['nothing', undefined, {}],
  ['what is no state', 'x', {}],
  ['null', null, {}],
  ['a record', { record: { id: 7 } }, { hasRecord: true, record: '7' }],
  ['a new record', { record: {} }, { hasRecord: true }],
  ['a record whose id is null', { record: { id: null } }, { hasRecord: true }],
  ['a record as it was opened', { record: { id: 8 }, base: { id: 7 } }, { hasRecord: true, record: '7' }],
  ['what was opened alone', { base: { id: 0 } }, { record: '0' }],
])('a trail entry is created from %s', (_what, state, expected) => {
  expect(entryOf('k', FORM, state)).toEqual(entry('k', FORM, expected));
});

it.each<[string, Entry, Entry, boolean]>([
  ['a form and its text', form, text, true],
  ['the forms of two records', form, { ...form, record: '8' }, false],
  ['a form and its list', form, { ...form, path: LIST }, false],
  ['forms of both areas', form, { ...form, path: '/application-admin/x/manage' }, false],
])('two entries belong to the same form or not: %s', (_what, one, other, isOne) => {
  expect(isOfOneForm(one, other)).toBe(isOne);
});

it.each<[string, Entry, string, string, boolean]>([
  ['its form', form, FORM, '7', true],
  ['its form in the other area', form, '/application-admin/x/manage', '7', true],
  ['its text', text, FORM, '7', true],
  ['its form, asked for from the text', form, TEXT, '7', true],
  ['the form of another record', form, FORM, '8', false],
  ['the form of another section', form, '/admin/y/manage', '7', false],
  ['a form that was handed nothing', { ...form, hasRecord: false }, FORM, '7', false],
])('a screen shows the record or not: %s', (_what, one, path, id, isOf) => {
  expect(isOfRecord(one, path, id)).toBe(isOf);
});

it.each<[string, unknown, boolean]>([
  ['entries', trail(1, list, form), true],
  ['one entry', trail(0, list), true],
  ['nothing', undefined, false],
  ['null', null, false],
  ['no object', 'x', false],
  ['no list', { entries: 'x', at: 0 }, false],
  ['no index', { entries: [list] }, false],
  ['an index as text', { entries: [list], at: '0' }, false],
  ['an index between two', { entries: [list, form], at: 0.5 }, false],
  ['an index below the first', trail(-1, list), false],
  ['an index beyond the last', trail(1, list), false],
  ['an entry without a key', { entries: [{ path: LIST }], at: 0 }, false],
  ['an entry without a path', { entries: [{ key: 'a' }], at: 0 }, false],
  ['an entry that is none', { entries: [list, null], at: 0 }, false],
])('a stored value is a valid trail or not: %s', (_what, stored, isTrail) => {
  expect(isEntries(stored)).toBe(isTrail);
});

it.each<[string, Entries, [number, number]]>([
  ['a form alone', trail(1, list, form, list), [1, 1]],
  ['a form before its text', trail(1, list, form, text), [1, 2]],
  ['a text after its form', trail(2, list, form, text), [1, 2]],
  ['all there is', trail(0, form, text), [0, 1]],
])('the range of entries of one form is found: %s', (_what, from, range) => {
  expect(rangeOfForm(from)).toEqual(range);
});

describe('the trail after', () => {
  it('a new entry has no entries ahead', () => {
    expect(move(trail(0, list, form), text, 'PUSH')).toEqual(trail(1, list, text));
  });

  it('Back is at the previous entry and keeps the next one', () => {
    expect(move(trail(1, list, form), list, 'POP')).toEqual(trail(0, list, form));
  });

  it('an unknown entry has it after the current entry, or as the first one', () => {
    expect(move(trail(0, list, form), text, 'POP')).toEqual(trail(1, list, text));
    expect(move(trail(-1), list, 'REPLACE')).toEqual(trail(0, list));
  });

  it('a replaced list keeps the entries ahead', () => {
    const other = entry('other', LIST);
    expect(move(trail(0, list, form), other, 'REPLACE')).toEqual(trail(0, other, form));
  });

  it('a new state of the same form keeps its text entry ahead', () => {
    const again = { ...form, key: 'again' };
    expect(move(trail(1, list, form, text), again, 'REPLACE')).toEqual(trail(1, list, again, text));
  });

  it('another record in the form closes only the text entry of the previous record', () => {
    const other = { ...form, key: 'other', record: '8' };
    expect(move(trail(1, list, form, text, list), other, 'REPLACE')).toEqual(
      trail(1, list, other, { ...text, isClosed: true }, list),
    );
  });

  it('more than a hundred entries drops the oldest entry', () => {
    const many = Array.from({ length: 100 }, (_, at) => entry(`k${at}`, LIST));
    const { entries, at } = move(trail(99, ...many), entry('new', LIST), 'PUSH');
    expect([entries.length, entries[0].key, entries[99].key, at]).toEqual([100, 'k1', 'new', 99]);
  });
});

it.each<[string, Entries, string, number, number | undefined]>([
  ['one that nobody knows', trail(0, list), 'other', 1, 1],
  ['the current one', trail(0, list), 'list', 1, 1],
  ['one behind', trail(2, list, form, text), 'list', -2, -2],
  ['one ahead', trail(0, list, form, text), 'text', 2, 2],
  ['a closed one behind, with an open one below', trail(2, list, closed, text), 'closed', -1, -2],
  ['a closed one behind, with nothing below', trail(1, closed, list), 'closed', -1, undefined],
  ['a closed one ahead, with an open one beyond', trail(0, list, closed, text), 'closed', 1, 2],
  ['a closed one ahead, with nothing beyond', trail(0, list, closed), 'closed', 1, 0],
])('steps are counted to %s and past closed entries', (_what, from, key, steps, open) => {
  expect([stepsTo(from, key), stepsToOpen(from, key)]).toEqual([steps, open]);
});

it.each<[string, Entries, boolean]>([
  ['right before', trail(1, list, form), true],
  ['two before', trail(2, list, form, text), false],
  ['ahead', trail(0, form, list), false],
  ['right before, but closed', trail(1, { ...list, isClosed: true }, form), false],
  ['nowhere', trail(0, list), false],
])('the list counts as the previous open entry or not when it is %s', (_what, from, isThere) => {
  expect(isBelow(from, LIST)).toBe(isThere);
});

it.each<[string, Entries, string, boolean]>([
  ['the text ahead of the form', trail(0, form, text), 'text', true],
  ['the form behind the text', trail(1, form, text), 'form', true],
  ['the form behind the text, over a list', trail(2, list, form, text), 'form', true],
  ['a closed form behind the text', trail(1, closed, text), 'closed', false],
  ['the form two before', trail(2, form, list, text), 'form', false],
  ['the same screen', trail(0, form, { ...form, key: 'twin' }), 'twin', false],
  ['the text of another record', trail(0, form, { ...text, record: '8' }), 'text', false],
  ['an entry that nobody knows', trail(0, form, text), 'other', false],
])('an entry is the other screen of the same form or not: %s', (_what, from, key, isSame) => {
  expect(isSameForm(from, key)).toBe(isSame);
});
