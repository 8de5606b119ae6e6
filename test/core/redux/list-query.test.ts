import { readQuery, writeQuery } from 'core/redux/list-query';
import { sorting } from 'core/redux/sorting';

test.each([
  ['', { page: 1, search: '' }],
  ['?page=3&search=asma', { page: 3, search: 'asma' }],
  ['?page=-1', { page: 1, search: '' }],
  ['?page=abc&search=a%26b', { page: 1, search: 'a&b' }],
  ['?page=1.5', { page: 1, search: '' }],
])('%p is read as %p', (search, query) => {
  expect(readQuery(search)).toEqual(query);
});

test('what is written is read back', () => {
  const query = { page: 7, search: 'dor & ção = 100%', sort: 'name,desc' };
  expect(readQuery(writeQuery(query), sorting('id,desc', ['name']))).toEqual(query);
  expect(readQuery(writeQuery(query))).toEqual({ ...query, sort: undefined });
  expect(writeQuery({ page: 1, search: '' })).toBe('');
});
