import { fieldsToTakeOver, storedRecord } from 'crud/save/internal/stored-record';

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

test('new rows of a stored record get their ids from the server, also in nested rows', () => {
  const sent = {
    id: 1,
    params: [
      { id: 3, code: 'a' },
      { code: 'b', options: [{ code: 'x', order: 1 }] },
    ],
  };
  const options = [{ id: 9, code: 'x', order: 1 }];
  const response = {
    id: 1,
    params: [
      { id: 3, code: 'a' },
      { id: 4, code: 'b', options },
    ],
  };
  expect(storedRecord<object>(sent, response)).toEqual(response);
});

test('the ids of rows that cannot be matched are not taken over', () => {
  const sent = { id: 1, rows: [{ code: 'a' }, { code: 'b' }] };
  const turned = [
    { id: 4, code: 'b' },
    { id: 3, code: 'a' },
  ];
  expect(storedRecord<object>(sent, { id: 1, rows: turned })).toEqual(sent);
  expect(storedRecord<object>(sent, { id: 1, rows: [{ id: 3, code: 'a' }] })).toEqual(sent);
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
