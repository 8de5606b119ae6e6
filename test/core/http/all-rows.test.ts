import { createRowWalk, findRow, IncompleteList, readAllRows } from 'core/http/all-rows';

interface Row {
  id: number;
}

const rowsOf = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));

type Page = readonly [rows: Row[], total: number];

/** A list with these pages. Each page comes with the total that the server reports. */
const listOf = (pages: readonly Page[], size = 20) => {
  const requested: number[] = [];
  const fetchPage = async (page: number) => {
    requested.push(page);
    const [content, totalElements] = pages[Math.min(page, pages.length) - 1];
    return { content, totalElements };
  };
  return { requested, source: { fetchPage, size } };
};

/** Pages that follow each other, with the number of rows of each. */
const pagesOf = (counts: readonly number[], total: number) =>
  counts.map((count, at): Page => {
    const before = counts.slice(0, at).reduce((sum, one) => sum + one, 0);
    return [rowsOf(before + 1, before + count), total];
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
  ['a server that ignores the page number', [[rowsOf(1, 20), 45]]],
  ['a list that ends before its total', pagesOf([20, 0], 45)],
  [
    'a row that went while the list was read',
    [
      [rowsOf(1, 20), 40],
      [rowsOf(22, 40), 39],
    ],
  ],
  [
    'a server that leaves the total out',
    [
      [rowsOf(1, 20), 20],
      [rowsOf(21, 25), 5],
    ],
  ],
])('reading and searching fail as incomplete after two pages with %s', async (_what, pages) => {
  const read = listOf(pages);
  await expect(readAllRows(read.source)).rejects.toThrow(IncompleteList);
  expect(read.requested).toEqual([1, 2]);
  await expect(findRow(listOf(pages).source, ({ id }) => id === 99)).rejects.toThrow(IncompleteList);
});

test.each([
  ['after 50 pages', undefined, 50],
  ['after as many pages as the search is worth', 5, 5],
])('a search in an endless list stops %s and fails as incomplete', async (_when, maxPages, count) => {
  const requested: number[] = [];
  const fetchPage = async (page: number) => {
    requested.push(page);
    return { content: rowsOf(page * 20, page * 20 + 19), totalElements: 1e9 };
  };
  await expect(findRow({ fetchPage, size: 20, maxPages }, () => false)).rejects.toThrow(IncompleteList);
  expect(requested).toHaveLength(count);
});

test('a search for a row that is missing from a complete list returns undefined', async () => {
  expect(await findRow(listOf([[rowsOf(1, 5), 5]]).source, ({ id }) => id === 99)).toBeUndefined();
});

test('a search finds its row in a list that changes while it is read, and requests no page after that', async () => {
  const { requested, source } = listOf([
    [rowsOf(1, 20), 45],
    [rowsOf(21, 40), 44],
    [rowsOf(41, 44), 44],
  ]);
  expect(await findRow(source, ({ id }) => id === 30)).toEqual({ id: 30 });
  expect(requested).toEqual([1, 2]);
});

test('a walk reports its progress, counts a repeated row once and is then incomplete', async () => {
  const reports: number[][] = [];
  const { source } = listOf([
    [rowsOf(1, 20), 40],
    [rowsOf(20, 39), 40],
  ]);
  const walked = await createRowWalk(source)(new AbortController().signal, (...progress) => reports.push(progress));
  expect(reports).toEqual([
    [20, 40],
    [39, 40],
  ]);
  expect(walked).toMatchObject({ total: 40, isWhole: false });
  expect(walked.rows).toHaveLength(39);
});

test('after a page fails, the next call of the walk continues from that page', async () => {
  const requested: number[] = [];
  const fetchPage = async (page: number) => {
    requested.push(page);
    if (requested.length === 2) throw new Error('away');
    return { content: page === 1 ? rowsOf(1, 20) : rowsOf(21, 25), totalElements: 25 };
  };
  const walk = createRowWalk({ fetchPage, size: 20 });
  const { signal } = new AbortController();
  await expect(walk(signal)).rejects.toThrow('away');
  expect(await walk(signal)).toMatchObject({ total: 25, isWhole: true });
  expect(requested).toEqual([1, 2, 2]);
});

test('rows without ids count as different rows', async () => {
  const fetchPage = async () => ({ content: [{}, {}], totalElements: 2 });
  expect(await readAllRows({ fetchPage, size: 20 })).toHaveLength(2);
});

test('a search with an aborted signal fails after the first page', async () => {
  const controller = new AbortController();
  const { requested, source } = listOf([[rowsOf(1, 20), 45]]);
  controller.abort();
  await expect(findRow(source, () => false, controller.signal)).rejects.toThrow();
  expect(requested).toEqual([1]);
});
