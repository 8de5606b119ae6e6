import { type PageParams, readAllPages } from 'core/http/all-pages';

const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));
const ids = (list: readonly { id?: unknown }[]) => list.map(({ id }) => id);

/** A server with 25 rows that sends `size` rows per page. `requests` has the requested pages, in order. */
const serverOf = (size: number, more: object = {}) => {
  const requests: PageParams[] = [];
  const ask = async (params: PageParams) => {
    requests.push(params);
    const start = (params.page ?? 0) * size;
    return { content: rows(1, 25).slice(start, start + size), totalElements: 25, size, ...more };
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
  expect(ids(await readAllPages(ask))).toEqual(ids(rows(1, 25)));
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
