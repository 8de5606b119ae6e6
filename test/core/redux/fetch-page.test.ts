import { HttpResponse } from 'msw';
import { createDuck } from 'core/redux/create-duck';
import { createFetchPage } from 'core/redux/fetch-page';
import { recordCalls } from '../../support/duck-calls';

interface Row {
  id: number;
  name: string;
}

const rows = (count: number, from = 1): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: from + at, name: `n${from + at}` }));

const { sent, answers } = recordCalls();

/** The server answers with these data, and with this total in a header. */
const answer = (data: object, total?: string) => {
  answers['GET /api/groups'] = () =>
    HttpResponse.json(data, { headers: total === undefined ? {} : { 'x-total-count': total } });
};

const fetchPage = createFetchPage<Row>({
  listUrl: '/api/groups',
  searchParam: 'code',
  pageSize: 3,
  sorting: { first: 'id,desc' },
  decode: row => ({ ...row, name: row.name.toUpperCase() }),
});

it.each([
  [undefined, '?size=3&page=0&sort=id,desc'],
  [{ page: 2, search: 'a b' }, '?size=3&page=1&sort=id,desc&code=a+b'],
  [{ page: 1, search: '', size: 7, sort: 'code,asc' }, '?size=7&page=0&sort=code,asc'],
])('the query %j is sent as %s', async (query, search) => {
  answer([]);
  await fetchPage(query);
  expect(sent).toEqual([`GET /api/groups${search}`]);
});

const idsOf = async (page: number) => (await fetchPage({ page })).content.map(({ id }) => id);

it('the rows of a response are decoded, and its total is unchanged', async () => {
  answer({ content: rows(3, 4), totalElements: 8, size: 3, number: 1 });
  await expect(fetchPage({ page: 2 })).resolves.toEqual({
    content: [4, 5, 6].map(id => ({ id, name: `N${id}` })),
    totalElements: 8,
    size: 3,
    number: 1,
  });
});

it('R52, F38: only the rows of the page are used if the server ignores the page and sends everything', async () => {
  answer(rows(8));
  expect(await idsOf(1)).toEqual([1, 2, 3]);
  expect(await idsOf(3)).toEqual([7, 8]);
});

it.each([
  ['fewer rows than a page holds', rows(2, 4), [4, 5]],
  ['as many rows as a page holds', rows(3, 4), [4, 5, 6]],
])('all rows are used if the server sends %s and no total', async (_what, content, ids) => {
  answer({ content });
  expect(await idsOf(2)).toEqual(ids);
});

it('the first rows are used if the server sends more rows than requested but not all rows', async () => {
  answer({ content: rows(5), totalElements: 9 });
  expect(await idsOf(2)).toEqual([1, 2, 3]);
});

it('the total of a bare array is read from a header', async () => {
  answer(rows(3), '42');
  expect((await fetchPage()).totalElements).toBe(42);
});

it('a duck by default searches by name, requests twenty rows and reads a name of any type', async () => {
  answer([{ id: 1, name: 7 }]);
  const duck = createDuck<Row>({ name: 'group', url: '/api/group', listUrl: '/api/groups' });
  const page = await duck.fetchPage({ search: 'a' });
  expect(sent).toEqual(['GET /api/groups?size=20&page=0&name=a']);
  expect(page.content[0].name).toBe('7');
});
