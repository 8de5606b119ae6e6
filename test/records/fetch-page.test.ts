import axios from 'axios';
import { HttpResponse } from 'msw';
import { createDuck } from 'records/duck';
import { createFetchPage } from 'records/internal/fetch-page';
import { forgetLearned } from 'records/learned';
import { recordCalls } from '../support/duck-calls';

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

const orders = () => sent.map(call => new URLSearchParams(call.split('?')[1]).getAll('sort').join(' '));

/** The server refuses each of these orders. */
const refuse = (...refused: string[]) => {
  answers['GET /api/groups'] = () => {
    const asked = orders().at(-1)?.split(' ') ?? [];
    return asked.some(order => refused.includes(order))
      ? new HttpResponse(null, { status: 500 })
      : HttpResponse.json([]);
  };
};

// As the console's own axios.
beforeAll(() => void (axios.defaults.paramsSerializer = { indexes: null }));
beforeEach(forgetLearned);

it.each([
  [undefined, 'id,desc'],
  ['code,asc', 'code,asc id,asc'],
  ['', 'id,asc'],
])('R192: all pages in the order %p are read in the order %p', async (sort, asked) => {
  answer([]);
  await fetchPage({ sort, isWalked: true });
  expect(orders()).toEqual([asked]);
});

it.each([
  ['the order of ids', ['id,asc'], ['code,asc id,asc', 'code,asc', 'code,asc id,asc'], 'code,asc'],
  ['the other order', ['code,asc'], ['code,asc id,asc', 'code,asc', '', 'code,asc', 'id,asc'], 'id,asc'],
  ['both orders', ['code,asc', 'id,asc'], ['code,asc id,asc', 'code,asc', '', 'code,asc', 'id,asc', '', 'id,asc'], ''],
])('R192: %s is refused once, and no reader of the list asks for it again', async (_what, refused, asked, later) => {
  refuse(...refused);
  await fetchPage({ sort: 'code,asc', isWalked: true });
  expect(orders()).toEqual(asked);
  sent.splice(0);
  await fetchPage({ sort: 'code,asc', isWalked: true });
  expect(orders()).toEqual([later]);
});

it('R192: an order that is not refused any more is kept', async () => {
  let failures = 1;
  answers['GET /api/groups'] = () => (failures-- > 0 ? new HttpResponse(null, { status: 500 }) : HttpResponse.json([]));
  await fetchPage({ sort: 'code,asc' });
  await fetchPage({ sort: 'code,asc' });
  expect(orders()).toEqual(['code,asc', '', 'code,asc', 'code,asc']);
});

const idsOf = async (page: number) => (await fetchPage({ page })).content.map(({ id }) => id);

it('the rows of a response are decoded, and its total is unchanged', async () => {
  answer({ content: rows(3, 4), totalElements: 8, size: 3 });
  await expect(fetchPage({ page: 2 })).resolves.toEqual({
    content: [4, 5, 6].map(id => ({ id, name: `N${id}` })),
    totalElements: 8,
    size: 3,
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

const SMALL_PAGES = { size: 2, totalElements: 8 };

it.each<[string, number, object, string, object]>([
  [
    'says that its pages are smaller',
    2,
    { content: rows(2, 3), ...SMALL_PAGES },
    '3, 4',
    { size: 2, totalElements: 8 },
  ],
  ['says that, and is at the end', 3, { content: rows(1, 5), size: 2, totalElements: 5 }, '5', { size: 2 }],
  ['gives smaller pages and does not say so', 2, { content: rows(2, 3), totalElements: 8 }, '3, 4', { size: 2 }],
  ['says fewer rows than it gives', 1, { content: rows(3), size: 2, totalElements: 8 }, '1, 2, 3', { size: 3 }],
  ['is at the end, and does not say so', 3, { content: rows(1, 5), totalElements: 5 }, '5', { size: 2 }],
  ['has no rows left', 1, { content: [], totalElements: 5 }, '', { size: 3 }],
  ['ignores the page', 3, { content: rows(3), totalElements: 8 }, '1, 2, 3', { size: 3 }],
  ['gives larger pages', 2, { content: rows(4, 5), size: 4, totalElements: 9 }, '5, 6, 7, 8', { size: 4 }],
  [
    'has larger pages than it is asked for',
    1,
    { content: rows(5), size: 9, totalElements: 5 },
    '1, 2, 3, 4, 5',
    { size: 9 },
  ],
  ['gives all rows as one page', 2, { content: rows(5), size: 5, totalElements: 5 }, '4, 5', { size: 3 }],
  ['gives the last page', 3, { content: rows(2, 7), totalElements: 8 }, '7, 8', { size: 3, totalElements: 8 }],
])('F176: a server that %s decides how many rows a page has', async (_what, page, data, ids, counts) => {
  answer(data);
  expect((await idsOf(page)).join(', ')).toBe(ids);
  expect(await fetchPage({ page })).toMatchObject(counts);
});

it.each<[string, object, object]>([
  ['a full page', { content: rows(3, 4) }, { totalElements: 7, isTotalUnknown: true }],
  ['a full page of its own size', { content: rows(2, 4), size: 2 }, { totalElements: 5, isTotalUnknown: true }],
  ['a page that is not the last', { content: rows(2, 4), last: false }, { totalElements: 6, isTotalUnknown: true }],
])('F174: without any total, %s has one row more after it', async (_what, data, counts) => {
  answer(data);
  expect(await fetchPage({ page: 2 })).toMatchObject(counts);
});

it.each<[string, object]>([
  ['a page that is not full', { content: rows(2, 4) }],
  ['the last page', { content: rows(3, 4), last: true }],
])('F174: without any total, nothing comes after %s', async (_what, data) => {
  answer(data);
  expect(await fetchPage({ page: 2 })).not.toHaveProperty('isTotalUnknown', true);
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
