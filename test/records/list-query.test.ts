import { sorting } from 'lib/sorting';
import { orderingOf, queryForName, readQuery, writeQuery } from 'records/list-query';

test.each([
  ['', { page: 1, search: '' }],
  ['?page=3&search=asma', { page: 3, search: 'asma' }],
  ['?page=-1', { page: 1, search: '' }],
  ['?page=abc&search=a%26b', { page: 1, search: 'a&b' }],
  ['?page=1.5', { page: 1, search: '' }],
  ['?search=%20asma%C2%A0', { page: 1, search: 'asma' }],
  ['?search=%EF%AC%81brila', { page: 1, search: 'fibrila' }],
])('R53: the query %p of a URL, whose pages start at 1, is read as %p', (search, query) => {
  expect(readQuery(search)).toEqual(query);
});

test('R55: a list query that is written into a URL is read back, without a sort order if the list has no sorting', () => {
  const query = { page: 7, search: 'dor & ção = 100%', sort: 'name,desc' };
  expect(readQuery(writeQuery(query), sorting('id,desc', ['name']))).toEqual(query);
  expect(readQuery(writeQuery(query))).toEqual({ ...query, sort: undefined });
  expect(writeQuery({ page: 1, search: '' })).toBe('');
});

test('the other parameters of a section come first, and no parameter is repeated', () => {
  const query = { page: 2, search: 'a', sort: 'name,asc' };
  expect(writeQuery({ page: 1, search: '' }, 'fromDate=x&page=9&search=y&sort=z')).toBe('?fromDate=x');
  expect(writeQuery(query, 'fromDate=x&page=9&search=y&sort=z')).toBe('?fromDate=x&page=2&search=a&sort=name,asc');
});

test('the search for a record uses at most 100 characters of its name, and never ends in half a character', () => {
  expect(queryForName('x'.repeat(101))).toBe(`?search=${'x'.repeat(100)}`);
  expect(queryForName(`${'x'.repeat(99)}🧬 rara`)).toBe(`?search=${'x'.repeat(99)}`);
});

test.each([
  [undefined, 'id,desc', 'name,asc', 'name,asc'],
  ['name,asc', 'name,asc', 'id,desc', undefined],
  ['name,asc', 'name,asc', 'other,asc', undefined],
])('with the sort %j in the query, the order is %j, and sorting by %j requests %j', (sort, shown, wanted, next) => {
  const queries: object[] = [];
  const query = { page: 3, search: 'a', sort };
  const ordering = orderingOf(sorting('id,desc', ['name']), query, to => queries.push(to));
  expect(ordering.sort).toBe(shown);
  ordering.onSort(wanted);
  expect(queries).toEqual([{ page: 1, search: 'a', sort: next }]);
});
