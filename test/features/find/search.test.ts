import { createSearch, MAX_RECORDS } from 'features/find/search';
import type { FindSource } from 'features/find/source';
import type { Identified } from 'lib/model';

const TOTAL = 100_000;

const pageOf = (page: number, size: number, total: number) => {
  const count = Math.max(0, Math.min(size, total - (page - 1) * size));
  const content: Identified[] = Array.from({ length: count }, (_, at) => ({ id: (page - 1) * size + at + 1 }));
  return { content, totalElements: total, size, number: page - 1 };
};

const sourceOf = (fetchPage: FindSource['fetchPage'], more: Partial<FindSource> = {}): FindSource => ({
  path: 'diseases',
  i18n: 'diseases',
  form: '/application-admin/diseases/manage',
  shape: {},
  queryOf: ({ id }) => `?id=${id}`,
  fetchPage,
  ...more,
});

const PLACE = { field: 'name', start: 0, end: 1, before: '', match: 'x', after: '' };

/** Runs a search to its end, and returns its last state. */
const finished = (search: ReturnType<typeof createSearch>) =>
  new Promise<ReturnType<typeof search.state>>(resolve => {
    search.subscribe(() => search.state().status !== 'running' && resolve(search.state()));
    search.start();
  });

it('B21: 100,000 rows are read with at most three requests at a time, and only the first results are kept', async () => {
  let running = 0;
  let most = 0;
  const source = sourceOf(async ({ page = 1, size = 20 }) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return pageOf(page, size, TOTAL);
  });
  const state = await finished(createSearch({ sources: [source], match: () => [PLACE] }));
  expect(most).toBe(3);
  expect(state).toMatchObject({ status: 'done', records: TOTAL, places: TOTAL, unread: [], changed: [] });
  expect(state.sections.flatMap(({ records }) => records)).toHaveLength(MAX_RECORDS);
});

it.each([
  ['gives fewer rows than it is asked for', 20, 105],
  ['gives the rows that it is asked for', 50, 105],
  ['gives all rows on full pages', 50, 100],
])('B21: all rows are read if the server %s', async (_name, most, total) => {
  const source = sourceOf(({ page = 1, size = most }) => Promise.resolve(pageOf(page, Math.min(size, most), total)));
  const state = await finished(createSearch({ sources: [source], match: () => [PLACE] }));
  expect(state).toMatchObject({ status: 'done', records: total, changed: [] });
});

it('B21: all rows are read if the server gives no total', async () => {
  const source = sourceOf(({ page = 1, size = 20 }) => {
    const answer = pageOf(page, size, 120);
    return Promise.resolve({ ...answer, totalElements: answer.content.length });
  });
  const state = await finished(createSearch({ sources: [source], match: () => [PLACE] }));
  expect(state.records).toBe(120);
});

it('B21: a server that does not answer is asked a few times, and the rest waits for the user', async () => {
  let asked = 0;
  let isDown = true;
  const source = sourceOf(({ page = 1, size = 20 }) => {
    asked += 1;
    return isDown && page > 1 ? Promise.reject(new Error('down')) : Promise.resolve(pageOf(page, size, 1000));
  });
  const search = createSearch({ sources: [source], match: () => [PLACE] });
  expect(await finished(search)).toMatchObject({ status: 'failing', records: 50 });
  expect(asked).toBeLessThan(10);
  isDown = false;
  const [first] = search.state().unread;
  expect(first).toMatchObject({ from: 51, to: 100 });
  const end = new Promise<void>(resolve => search.subscribe(() => search.state().status === 'done' && resolve()));
  search.retry();
  await end;
  expect(search.state()).toMatchObject({ records: 1000, unread: [] });
});

it('B21: a row that two pages have counts once, and the list is reported as changed', async () => {
  const source = sourceOf(({ page = 1, size = 20 }) => {
    const answer = pageOf(page, size, 100);
    return Promise.resolve(page === 2 ? { ...answer, content: [{ id: 50 }, ...answer.content.slice(0, 49)] } : answer);
  });
  const state = await finished(createSearch({ sources: [source], match: () => [PLACE] }));
  expect(state.records).toBe(99);
  expect(state.changed).toEqual([source]);
});

it.each([
  ['fewer than a page', 7],
  ['a full page', 20],
  ['several pages', 45],
])('F272: of a list that is asked by name all rows are read: %s', async (_what, total) => {
  const asked: unknown[] = [];
  const source = sourceOf(
    query => {
      asked.push(query.search);
      return Promise.resolve(pageOf(query.page ?? 1, query.size ?? 20, total));
    },
    { isAskedByName: true },
  );
  const state = await finished(createSearch({ sources: [source], name: 'ana', match: () => [PLACE] }));
  expect(state).toMatchObject({ records: total, changed: [] });
  expect(new Set(asked)).toEqual(new Set(['ana']));
});

it('F272: a list that is asked by name and changes meanwhile is reported as changed', async () => {
  const source = sourceOf(({ page = 1, size = 20 }) => Promise.resolve(pageOf(page, size, 44 + page)), {
    isAskedByName: true,
  });
  const state = await finished(createSearch({ sources: [source], name: 'ana', match: () => [PLACE] }));
  expect(state.changed).toEqual([source]);
});

/** Reads a list of 400 rows. Before the request with the number of each loss, it loses the row at that position. */
const searchWhileRowsGo = async (losses: readonly (readonly [request: number, at: number])[]) => {
  const rows: Identified[] = Array.from({ length: 400 }, (_, at) => ({ id: at + 1 }));
  const found = new Set<unknown>();
  let requests = 0;
  const source = sourceOf(async ({ page = 1, size = 20 }) => {
    requests += 1;
    losses.filter(([request]) => request === requests).forEach(([, at]) => rows.splice(at, 1));
    return { content: rows.slice((page - 1) * size, page * size), totalElements: rows.length, size, number: page - 1 };
  });
  const match = ({ id }: Identified) => {
    found.add(id);
    return [PLACE];
  };
  const state = await finished(createSearch({ sources: [source], match }));
  return { missing: rows.filter(({ id }) => !found.has(id)), state, source };
};

it('F243: a search misses no row of a list that loses rows meanwhile, and says that the list changed', async () => {
  const { missing, state, source } = await searchWhileRowsGo([
    [3, 10],
    [5, 20],
    [5, 21],
    [7, 120],
  ]);
  expect(missing).toEqual([]);
  expect(state.changed).toEqual([source]);
});

it('F243: a search of a list that loses only rows that were not read yet is whole', async () => {
  const { missing, state } = await searchWhileRowsGo([[3, 390]]);
  expect(missing).toEqual([]);
  expect(state).toMatchObject({ changed: [], records: 399 });
});
