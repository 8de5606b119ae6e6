import { fieldsToTakeOver, newIds, storedRecord } from 'crud/form/save/internal/stored-record';

test('a stored record has the sent values, its new id, and the fields that only the server knows', () => {
  const response = { id: 7, name: 'as the server writes it', createdDate: '2026-01-01' };
  expect(storedRecord<object>({ name: 'Natal' }, response)).toEqual({
    id: 7,
    name: 'Natal',
    createdDate: '2026-01-01',
  });
});

test('a field that was not sent takes the value from the server, and an emptied field stays empty', () => {
  const response = { id: 7, name: 'Tosse', diseases: [], ageStart: 3 };
  expect(storedRecord<object>({ name: 'Tosse', diseases: undefined, ageStart: null }, response)).toEqual({
    id: 7,
    name: 'Tosse',
    diseases: [],
    ageStart: null,
  });
});

test.each([null, '', [], 'stored'])('a response that is not a record adds nothing: %j', response => {
  expect(storedRecord({ id: 1, name: 'Natal' }, response)).toEqual({ id: 1, name: 'Natal' });
});

test('a form takes over what the section changed during the save, except where the user has typed since', () => {
  const typed = { id: 1, name: 'Dengue', diagnostic: { later: 'old' }, treatment: { later: 'old' } };
  const sent = { ...typed, diagnostic: { later: 'new' }, treatment: { later: 'new' } };
  const now = { ...typed, name: 'Dengue grave', treatment: { later: 'typed' } };
  expect(fieldsToTakeOver(now, typed, sent, null)).toEqual([['diagnostic', { later: 'new' }]]);
});

test('a form takes over an empty list that it lacks, but no other empty value', () => {
  const typed = { id: 1, name: 'Tosse', ageEnd: null };
  const response = { id: 1, name: 'Tosse', diseases: [], ageStart: null, ageEnd: '' };
  expect(fieldsToTakeOver<object>(typed, typed, typed, response)).toEqual([['diseases', []]]);
});

it.each<[what: string, form: unknown, stored: unknown, ids: object, sent?: unknown]>([
  ['a new record', { name: 'a' }, { id: 7, name: 'a' }, { id: 7 }],
  ['an id that is a text', {}, { id: 'a' }, { id: 'a' }],
  ['an empty id', {}, { id: '' }, {}],
  ['an id that is none', {}, { id: { a: 1 } }, {}],
  ['a record whose id is null', { id: null }, { id: 0 }, { id: 0 }],
  ['a record that has its id', { id: 3 }, { id: '3' }, {}],
  ['a record that was made anew', { id: 3 }, { id: 7 }, { id: 7 }],
  [
    'the rows of one that was',
    { id: 3, r: [{ id: 1, a: 1 }] },
    { id: 7, r: [{ id: 9, a: 1 }] },
    { id: 7, 'r.0.id': 9 },
  ],
  ['a record that got its id meanwhile', { id: 3 }, { id: 7 }, {}, {}],
  ['a record that was sent with an id', {}, { id: 7 }, {}, { id: 3 }],
  ['a part', { part: { a: 1 } }, { part: { id: 8, a: 1 } }, { 'part.id': 8 }],
  ['a part that is gone', { part: null }, { part: { id: 8 } }, {}, { part: {} }],
  ['a part that was not sent', { part: {} }, { part: { id: 8 } }, {}, {}],
  ['a part that was not stored', { part: {} }, {}, {}],
  ['rows', { rows: [{ a: 1 }, { a: 2 }] }, { rows: [{ id: 1 }, { id: 2, a: 2 }] }, { 'rows.0.id': 1, 'rows.1.id': 2 }],
  [
    'rows in rows',
    { rows: [{ b: [{ c: 1 }] }] },
    { rows: [{ id: 2, b: [{ id: 3 }] }] },
    { 'rows.0.id': 2, 'rows.0.b.0.id': 3 },
  ],
  ['rows that were added since', { rows: [{}, {}] }, { rows: [{ id: 1 }] }, {}, { rows: [{}] }],
  ['rows of which not all are stored', { rows: [{}, {}] }, { rows: [{ id: 1 }] }, {}],
  ['rows of which more are stored', { rows: [{}] }, { rows: [{ id: 1 }, { id: 2 }] }, {}],
  ['rows that were not sent', { rows: [{}] }, { rows: [{ id: 1 }] }, {}, {}],
  ['rows that were not stored', { rows: [{}] }, { id: 1 }, { id: 1 }],
  ['rows of which one is another', { rows: [{ a: 1 }, { a: 2 }] }, { rows: [{ id: 1 }, { id: 2, a: 3 }] }, {}],
  ['a row alike in part', { rows: [{ a: 1, b: 1 }] }, { rows: [{ id: 1, a: 1, b: 2 }] }, {}],
  ['rows with less', { rows: [{ a: 1 }] }, { rows: [{ id: 1 }] }, { 'rows.0.id': 1 }],
  ['rows sent empty', { rows: [{}] }, { rows: [{ id: 1, a: 2 }] }, { 'rows.0.id': 1 }, { rows: [{ a: null }] }],
  ['rows with parts', { rows: [{ a: { b: 1 } }] }, { rows: [{ id: 1, a: { b: 2 } }] }, { 'rows.0.id': 1 }],
  ['plain rows', { rows: ['a'] }, { rows: ['a'] }, {}],
  ['rows that are stored as none', { rows: [{}] }, { rows: { id: 1 } }, {}],
  ['rows that were sent as none', { rows: [{}] }, { rows: [{ id: 1 }] }, {}, { rows: {} }],
  ['no record', 'a', { id: 1 }, {}, {}],
])('the new ids of %s', (_what, form, stored, ids, sent = form) => {
  expect(Object.fromEntries(newIds(form, sent, stored))).toEqual(ids);
});
