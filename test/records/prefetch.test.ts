import { emptyPage } from 'lib/model';
import { createPrefetch } from 'records/internal/prefetch';
import { failureOf } from '../support/refusal';

const NOW = Date.parse('2026-05-10T12:00:00Z');
const QUERY = { page: 1, search: '' };
const { signal } = new AbortController();
const page = (name: string) => ({ ...emptyPage, content: [{ name }] });

beforeEach(() => void jest.useFakeTimers({ now: NOW }));

const create = () => {
  const fetchPage = jest.fn(async (_query: object, abort?: AbortSignal) => page(abort ? 'asked' : 'prefetched'));
  return { fetchPage, ...createPrefetch(fetchPage) };
};

it('a prefetched page is requested in the background and used once', async () => {
  const { fetchPage, prefetch, takePrefetchedOrFetch } = create();
  prefetch(QUERY);
  expect(fetchPage).toHaveBeenCalledWith(QUERY, undefined, { isBackground: true });
  await expect(takePrefetchedOrFetch(QUERY, signal)).resolves.toEqual(page('prefetched'));
  await expect(takePrefetchedOrFetch(QUERY, signal)).resolves.toEqual(page('asked'));
});

it.each([
  [9_999, 'prefetched'],
  [10_000, 'asked'],
])('after %d ms the list uses the %s page', async (age, name) => {
  const { prefetch, takePrefetchedOrFetch } = create();
  prefetch(QUERY);
  jest.setSystemTime(NOW + age);
  await expect(takePrefetchedOrFetch(QUERY, signal)).resolves.toEqual(page(name));
});

it('a prefetched page of another query is not used and is dropped', async () => {
  const { prefetch, takePrefetchedOrFetch } = create();
  prefetch(QUERY);
  await expect(takePrefetchedOrFetch({ ...QUERY, page: 2 }, signal)).resolves.toEqual(page('asked'));
  await expect(takePrefetchedOrFetch(QUERY, signal)).resolves.toEqual(page('asked'));
});

it('the list sends its request again if the prefetch was refused with 401', async () => {
  const { fetchPage, prefetch, takePrefetchedOrFetch } = create();
  fetchPage.mockRejectedValueOnce(failureOf(401, {}));
  prefetch(QUERY);
  await expect(takePrefetchedOrFetch(QUERY, signal)).resolves.toEqual(page('asked'));
});

it('the list fails with the error of a prefetch that failed for another reason', async () => {
  const { fetchPage, prefetch, takePrefetchedOrFetch } = create();
  const failure = failureOf(500, {});
  fetchPage.mockRejectedValueOnce(failure);
  prefetch(QUERY);
  await expect(takePrefetchedOrFetch(QUERY, signal)).rejects.toBe(failure);
});
