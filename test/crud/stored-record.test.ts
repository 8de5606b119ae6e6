import { fieldsToTakeOver, storedRecord } from 'crud/stored-record';

test('a stored record has what was sent, its new id, and the fields that only the server knows', () => {
  const answer = { id: 7, name: 'as the server writes it', createdDate: '2026-01-01' };
  expect(storedRecord<object>({ name: 'Natal' }, answer)).toEqual({ id: 7, name: 'Natal', createdDate: '2026-01-01' });
});

test.each([null, '', [], 'stored'])('an answer that is no record adds nothing: %j', answer => {
  expect(storedRecord({ id: 1, name: 'Natal' }, answer)).toEqual({ id: 1, name: 'Natal' });
});

test('a form takes over what the section worked out at save, but not where somebody typed since', () => {
  const typed = { id: 1, name: 'Dengue', diagnostic: { later: 'old' }, treatment: { later: 'old' } };
  const sent = { ...typed, diagnostic: { later: 'new' }, treatment: { later: 'new' } };
  const now = { ...typed, name: 'Dengue grave', treatment: { later: 'typed' } };
  expect(fieldsToTakeOver(now, typed, sent, null)).toEqual([['diagnostic', { later: 'new' }]]);
});
