import { orderingOf, queryForName, readQuery, writeQuery } from 'core/redux/list-query';
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

test('what a section asks besides stands before, and nothing stands twice', () => {
  const query = { page: 2, search: 'a', sort: 'name,asc' };
  expect(writeQuery({ page: 1, search: '' }, 'fromDate=x&page=9&search=y&sort=z')).toBe('?fromDate=x');
  expect(writeQuery(query, 'fromDate=x&page=9&search=y&sort=z')).toBe('?fromDate=x&page=2&search=a&sort=name,asc');
});

test('a record is looked for by as much of its name as any list takes', () => {
  expect(queryForName('x'.repeat(101))).toBe(`?search=${'x'.repeat(100)}`);
});

test.each([
  [undefined, 'id,desc', 'name,asc', 'name,asc'],
  ['name,asc', 'name,asc', 'id,desc', undefined],
  ['name,asc', 'name,asc', 'other,asc', undefined],
])('of the order %j in the query %j is on show, and a press for %j asks for %j', (sort, shown, wanted, next) => {
  const asked: object[] = [];
  const query = { page: 3, search: 'a', sort };
  const ordering = orderingOf(sorting('id,desc', ['name']), query, to => asked.push(to));
  expect(ordering.sort).toBe(shown);
  ordering.onSort(wanted);
  expect(asked).toEqual([{ page: 1, search: 'a', sort: next }]);
});
