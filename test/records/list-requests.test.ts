import { emptyPage, type Identified, type Named, type Page } from 'lib/model';
import { createDuck } from 'records/duck';
import { createListRequests } from 'records/list-requests';
import type { ListQuery, RecordSource } from 'records/source';
import { openStore } from '../support/duck-calls';
import { failureOf } from '../support/refusal';

const NOW = Date.parse('2026-05-10T12:00:00Z');
const BACKGROUND = { isBackground: true };
const QUERY = { page: 1, search: '' };
const OTHER = { ...QUERY, page: 2 };

beforeEach(() => void jest.useFakeTimers({ now: NOW }));

/** Each answer has a row whose name is its number. */
const create = () => {
  const duck = createDuck<Named>({ name: 'groups', url: '/api/groups' });
  let answers = 0;
  const fetchPage: jest.MockedFunction<RecordSource<Named>['fetchPage']> = jest.fn(async () => {
    answers += 1;
    return { ...emptyPage, content: [{ name: String(answers) }] };
  });
  const { list, prefetch } = createListRequests(duck.types, fetchPage, duck.select);
  const { dispatch, getState } = openStore(duck);
  const listed = () => duck.select(getState());
  return {
    fetchPage,
    listed,
    list: (query: ListQuery) => dispatch(list(query)),
    prefetch: (query: ListQuery, background = {}) => dispatch(prefetch(query, background)),
    shown: () => [fetchPage.mock.calls.length, listed().listing, listed().page.content[0]?.name],
  };
};

const refused = (isBackground: boolean) => failureOf(401, {}, { isBackground });

it('a page that is requested ahead is in the store, and the list uses it once', async () => {
  const { fetchPage, prefetch, list, shown } = create();
  await prefetch(QUERY, BACKGROUND);
  expect(fetchPage).toHaveBeenCalledWith(QUERY, expect.any(AbortSignal), BACKGROUND);
  expect(shown()).toEqual([1, 'SUCCESS', '1']);
  await list({ ...QUERY });
  expect(shown()).toEqual([1, 'SUCCESS', '1']);
  await list(QUERY);
  expect(shown()).toEqual([2, 'SUCCESS', '2']);
});

it('a list that asks for what is under way waits for it', async () => {
  const { prefetch, list, shown } = create();
  const ahead = prefetch(QUERY);
  await list(QUERY);
  expect(shown()).toEqual([1, 'ONGOING', undefined]);
  await ahead;
  expect(shown()).toEqual([1, 'SUCCESS', '1']);
});

it.each([
  [9_999, '1'],
  [10_000, '2'],
])('after %d ms the list shows the page of request %s', async (age, name) => {
  const { prefetch, list, listed } = create();
  await prefetch(QUERY, BACKGROUND);
  jest.setSystemTime(NOW + age);
  await list(QUERY);
  expect(listed().page.content[0]?.name).toBe(name);
});

it('a page that was requested ahead for another query is not used, also not later', async () => {
  const { prefetch, list, shown } = create();
  await prefetch(QUERY, BACKGROUND);
  await list(OTHER);
  expect(shown()).toEqual([2, 'SUCCESS', '2']);
  await list(QUERY);
  expect(shown()).toEqual([3, 'SUCCESS', '3']);
});

it.each([
  ['before the list asks', true],
  ['after the list asked', false],
])('the list sends the request itself if it was refused ahead, %s', async (_when, isEarly) => {
  const { fetchPage, prefetch, list, shown } = create();
  fetchPage.mockRejectedValueOnce(refused(true));
  const ahead = prefetch(QUERY, BACKGROUND).catch(() => undefined);
  await (isEarly ? ahead.then(() => list(QUERY)) : list(QUERY));
  await ahead;
  expect(fetchPage.mock.lastCall?.[2]).toBeUndefined();
  expect(shown()).toEqual([2, 'SUCCESS', '1']);
});

it('a refusal of what the user asked for is not asked for again', async () => {
  const { fetchPage, prefetch, list, shown } = create();
  fetchPage.mockRejectedValueOnce(refused(false));
  const ahead = prefetch(QUERY).catch(() => undefined);
  await list(QUERY);
  await ahead;
  expect(shown()).toEqual([1, 'ERROR', undefined]);
});

it('the list shows another failure of what was requested ahead', async () => {
  const { fetchPage, prefetch, list, listed } = create();
  const failure = failureOf(500, {});
  fetchPage.mockRejectedValueOnce(failure);
  await prefetch(QUERY, BACKGROUND).catch(() => undefined);
  await list(QUERY);
  expect([fetchPage.mock.calls.length, listed().error]).toEqual([1, failure]);
});

it('a new request aborts the one before, whose failure is not shown', async () => {
  const { fetchPage, list, shown } = create();
  const untilAborted = async (_query?: ListQuery, signal?: AbortSignal) =>
    new Promise<Page<Named>>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('gone'))));
  fetchPage.mockImplementationOnce(untilAborted).mockImplementationOnce(untilAborted);
  const [first, second] = [list(QUERY), list(QUERY)];
  await expect(first).rejects.toThrow('gone');
  expect(shown()).toEqual([2, 'ONGOING', undefined]);
  await list(QUERY);
  await expect(second).rejects.toThrow('gone');
  expect(shown()).toEqual([3, 'SUCCESS', '1']);
});

/** Two lists of the same rows, as a range of days or a session each has its own. */
const createTwo = () => {
  const duck = createDuck<Identified>({ name: 'groups', url: '/api/groups' });
  const requestsOf = (id: number) =>
    createListRequests(duck.types, async () => ({ ...emptyPage, content: [{ id }] }), duck.select);
  const storeOf = () => {
    const { dispatch, getState } = openStore(duck);
    return { dispatch, shown: () => duck.select(getState()).page.content };
  };
  return { first: requestsOf(1), second: requestsOf(2), storeOf };
};

it('what another duck of the same rows requested ahead is not used', async () => {
  const { first, second, storeOf } = createTwo();
  const { dispatch, shown } = storeOf();
  await dispatch(first.prefetch(QUERY, BACKGROUND));
  await dispatch(second.list(QUERY));
  expect(shown()).toEqual([{ id: 2 }]);
});

it('what was requested ahead in a session that ended is not used', async () => {
  const { first, storeOf } = createTwo();
  await storeOf().dispatch(first.prefetch(QUERY, BACKGROUND));
  const { dispatch, shown } = storeOf();
  await dispatch(first.list(QUERY));
  expect(shown()).toEqual([{ id: 1 }]);
});
