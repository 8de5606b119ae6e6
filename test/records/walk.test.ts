import { type PageParams, readAllPages } from 'records/all-pages';
import { lookup, rowInList } from 'records/lookup';
import type { ListQuery } from 'records/source';
import { createRowWalk, IncompleteList, readAllRows } from 'records/walk';

interface Row {
  id: number;
}

const rowsOf = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));

/** A lookup in a list that could not be read to its end. */
const UNKNOWN = { is: 'unknown', error: new IncompleteList() };

const ids = (list: readonly { id?: unknown }[]) => list.map(({ id }) => id);

type Page = readonly [rows: Row[], total: number];

/** The rows of a page, with the total that comes with it. */
const pageOf = (from: number, to: number, total: number): Page => [rowsOf(from, to), total];

/** A list with these pages. Each page comes with the total that the server reports. */
const listOf = (pages: readonly Page[], size = 20) => {
  const requested: number[] = [];
  const fetchPage = async ({ page = 1 }: ListQuery = {}) => {
    requested.push(page);
    const [content, totalElements] = pages[Math.min(page, pages.length) - 1];
    return { content, totalElements, size };
  };
  return { requested, source: { fetchPage } };
};

/** Pages that follow each other, with the number of rows of each. */
const pagesOf = (counts: readonly number[], total: number) =>
  counts.map((count, at): Page => {
    const before = counts.slice(0, at).reduce((sum, one) => sum + one, 0);
    return pageOf(before + 1, before + count, total);
  });

test.each([
  ['one page', [5], 5, [1]],
  ['three pages', [20, 20, 5], 45, [1, 2, 3]],
  ['pages smaller than asked', [10, 10, 5], 25, [1, 2, 3]],
  ['a page that is just full, whose total may have been left out', [20, 0], 20, [1, 2]],
  ['pages of which the last one is full', [20, 20], 40, [1, 2]],
  ['nothing', [0], 0, [1]],
])('R60: a list of %s is read page by page to its end, and no further', async (_what, counts, total, pages) => {
  const { requested, source } = listOf(pagesOf(counts, total));
  expect(await readAllRows(source)).toHaveLength(total);
  expect(requested).toEqual(pages);
});

test.each<[string, readonly Page[]]>([
  ['a server that ignores the page number', [pageOf(1, 20, 45)]],
  ['a list that ends before its total', pagesOf([20, 0], 45)],
  ['a row that came while the list was read', [pageOf(1, 20, 39), pageOf(20, 39, 40)]],
  ['a server that leaves the total out', [pageOf(1, 20, 20), pageOf(21, 25, 5)]],
])('reading and searching fail as incomplete after two pages with %s', async (_what, pages) => {
  const read = listOf(pages);
  await expect(readAllRows(read.source)).rejects.toThrow(IncompleteList);
  expect(read.requested).toEqual([1, 2]);
  expect(await lookup(rowInList(listOf(pages).source, ({ id }) => id === 99))).toEqual(UNKNOWN);
});

/** A list that loses the row at each of these positions, counted from 0, before the request with this number. */
const losing = (count: number, losses: readonly (readonly [request: number, at: number])[], size = 20) => {
  const rows = rowsOf(1, count);
  let requests = 0;
  const fetchPage = async ({ page = 1 }: ListQuery = {}) => {
    requests += 1;
    losses.filter(([request]) => request === requests).forEach(([, at]) => rows.splice(at, 1));
    return { content: rows.slice((page - 1) * size, page * size), totalElements: rows.length, size };
  };
  return { rows, source: { fetchPage } };
};

test.each<[string, number, [number, number][], boolean]>([
  ['a row of the page that was read last', 60, [[2, 5]], true],
  [
    'rows of two pages',
    100,
    [
      [3, 25],
      [4, 61],
    ],
    true,
  ],
  ['a row that was not read yet', 60, [[2, 30]], true],
  ['more rows than a page has', 100, Array.from({ length: 25 }, () => [4, 10]), true],
  ['a row of a page that was read long before', 100, [[4, 3]], true],
  ['the last rows, so that a page is empty', 45, Array.from({ length: 10 }, () => [3, 30]), true],
  ['a row again and again', 400, Array.from({ length: 30 }, (_, at) => [4 * at + 3, 0]), false],
])(
  'F243: no row is missing from a walk whose list lost %s, and what is whole is said',
  async (_what, count, losses, isWhole) => {
    const { rows, source } = losing(count, losses);
    const walked = await createRowWalk(source)(new AbortController().signal);
    expect(ids(walked.rows)).toEqual(expect.arrayContaining(ids(rows)));
    expect(walked.rows.length === rows.length).toBe(isWhole);
    expect(walked.isWhole).toBe(isWhole);
  },
);

test.each<[string, readonly Page[]]>([
  ['lost a row that was read and got another', [pageOf(1, 20, 40), [[...rowsOf(22, 40), { id: 41 }], 41]]],
  ['got a row that nobody read', [pageOf(1, 20, 40), [[{ id: 20 }, ...rowsOf(21, 39)], 41], pageOf(40, 40, 41)]],
])('F243: a list that %s is not said to be whole', async (_what, pages) => {
  expect(await createRowWalk(listOf(pages).source)(new AbortController().signal)).toMatchObject({ isWhole: false });
});

test('F243: a total that cannot be read is said, and never makes a list whole', async () => {
  const fetchPage = async ({ page = 1 }: ListQuery = {}) =>
    page === 1
      ? { content: rowsOf(1, 20), totalElements: 21, size: 20, isTotalUnknown: true }
      : { content: rowsOf(21, 25), totalElements: 25, size: 20 };
  const walked = await createRowWalk({ fetchPage })(new AbortController().signal);
  expect(walked).toMatchObject({ isWhole: false, isTotalUnknown: true });
  expect(walked.rows).toHaveLength(25);
});

test.each([
  ['after 50 pages', undefined, 50],
  ['after as many pages as the search is worth', 5, 5],
])('a search in an endless list stops %s and fails as incomplete', async (_when, maxPages, count) => {
  const requested: number[] = [];
  const fetchPage = async ({ page = 1 }: ListQuery = {}) => {
    requested.push(page);
    return { content: rowsOf(page * 20, page * 20 + 19), totalElements: 1e9, size: 20 };
  };
  expect(await lookup(rowInList({ fetchPage }, () => false, { maxPages }))).toEqual(UNKNOWN);
  expect(requested).toHaveLength(count);
});

test('a row that is missing from a complete list is absent', async () => {
  expect(await lookup(rowInList(listOf([pageOf(1, 5, 5)]).source, ({ id }) => id === 99))).toEqual({ is: 'absent' });
});

test('a search finds its row in a list that changes while it is read, and requests no page after that', async () => {
  const { requested, source } = listOf([pageOf(1, 20, 45), pageOf(21, 40, 44), pageOf(41, 44, 44)]);
  expect(await lookup(rowInList(source, ({ id }) => id === 30))).toEqual({ is: 'found', row: { id: 30 } });
  expect(requested).toEqual([1, 2]);
});

test('a walk reports its progress, counts a repeated row once and is then incomplete', async () => {
  const reports: string[] = [];
  const { source } = listOf([pageOf(1, 20, 40), pageOf(20, 39, 40)]);
  const { signal } = new AbortController();
  const walked = await createRowWalk(source)(signal, (done, total) => reports.push(`${done} of ${total}`));
  expect(reports).toEqual(['20 of 40', '39 of 40']);
  expect(walked).toMatchObject({ total: 40, isWhole: false });
  expect(walked.rows).toHaveLength(39);
});

test('after a page fails, the next call of the walk continues from that page', async () => {
  const requested: number[] = [];
  const fetchPage = async ({ page = 1 }: ListQuery = {}) => {
    requested.push(page);
    if (requested.length === 2) throw new Error('away');
    return { content: page === 1 ? rowsOf(1, 20) : rowsOf(21, 25), totalElements: 25, size: 20 };
  };
  const walk = createRowWalk({ fetchPage });
  const { signal } = new AbortController();
  await expect(walk(signal)).rejects.toThrow('away');
  expect(await walk(signal)).toMatchObject({ total: 25, isWhole: true });
  expect(requested).toEqual([1, 2, 2]);
});

test('rows without ids count as different rows', async () => {
  const fetchPage = async () => ({ content: [{}, {}], totalElements: 2, size: 20 });
  expect(await readAllRows({ fetchPage })).toHaveLength(2);
});

test('a search with an aborted signal fails after the first page', async () => {
  const controller = new AbortController();
  const { requested, source } = listOf([pageOf(1, 20, 45)]);
  controller.abort();
  expect(await lookup(rowInList(source, () => false, { signal: controller.signal }))).toMatchObject({ is: 'unknown' });
  expect(requested).toEqual([1]);
});

/** A server with 25 rows that sends `size` rows per page. `requests` has the requested pages, in order. */
const serverOf = (size: number, more: object = {}) => {
  const requests: PageParams[] = [];
  const ask = async (params: PageParams) => {
    requests.push(params);
    const start = (params.page ?? 0) * size;
    return { content: rowsOf(1, 25).slice(start, start + size), totalElements: 25, size, ...more };
  };
  return { requests, ask };
};

it.each([
  ['one object', { id: 1 }, [1]],
  ['an array', [{ id: 1 }, { id: 2 }], [1, 2]],
  ['a page that is whole', { content: [{ id: 1 }], totalElements: 1, last: true }, [1]],
])('%s is requested once, without page parameters', async (_what, answer, read) => {
  const requests: PageParams[] = [];
  const all = await readAllPages(async params => {
    requests.push(params);
    return answer;
  });
  expect(ids(all)).toEqual(read);
  expect(requests).toEqual([{}]);
});

it('the other pages are requested with the size of the first page, which is not requested again', async () => {
  const { requests, ask } = serverOf(10);
  expect(ids(await readAllPages(ask))).toEqual(ids(rowsOf(1, 25)));
  expect(requests).toEqual([{}, { page: 1, size: 10 }, { page: 2, size: 10 }]);
});

it('a page with last: false is not taken as the whole list, whatever its total says', async () => {
  const requests: PageParams[] = [];
  const all = await readAllPages(async params => {
    requests.push(params);
    return params.page === 1
      ? { content: [{ id: 2 }], totalElements: 1, size: 1, last: true }
      : { content: [{ id: 1 }], totalElements: 1, size: 1, last: false };
  }).catch(() => 'incomplete');
  expect(requests).toContainEqual({ page: 1, size: 1 });
  expect(all).toBe('incomplete');
});

it('the page size is the number of received rows if the server reports a larger size', async () => {
  const { requests, ask } = serverOf(10, { size: 100 });
  expect(await readAllPages(ask)).toHaveLength(25);
  expect(requests[1]).toEqual({ page: 1, size: 10 });
});

it('an empty first page is rejected if the total says that the list has rows', async () => {
  const answer = { content: [], totalElements: 2, size: 10 };
  await expect(readAllPages(async () => answer)).rejects.toThrow('error.invalidResponse');
});

it('a list of which one page fails is rejected, and not read in part', async () => {
  const { ask } = serverOf(10);
  const fails = (params: PageParams) => (params.page === 2 ? Promise.reject(new Error('away')) : ask(params));
  await expect(readAllPages(fails)).rejects.toThrow('away');
});
