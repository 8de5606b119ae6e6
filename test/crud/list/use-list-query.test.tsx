import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { initStore } from 'app/start/internal/store';
import type { ListQuery } from 'core/redux/duck-types';
import { useListQuery } from 'crud/list/internal/use-list-query';

/** A list at an address. `log` has its requests and its changes of the URL, in order. */
const openAt = (search: string) => {
  const log: string[] = [];
  const duckOf = (name: string) => ({
    sorting: undefined,
    list: ({ page, search: text }: ListQuery = {}) => {
      log.push(`${name} asks for page ${page} of "${text}"`);
      return async () => undefined;
    },
  });
  const store = initStore();
  const replaceSearch = (next: string) => log.push(`goes to "${next}"`);
  const ducks = { plans: duckOf('plans'), coupons: duckOf('coupons') };
  const { result, rerender } = renderHook(
    ({ at, of }: { at: string; of: keyof typeof ducks }) => useListQuery(ducks[of], at, replaceSearch),
    {
      initialProps: { at: search, of: 'plans' },
      wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
    },
  );
  return {
    log,
    /** What the address bar shows next, regardless of what changed it. */
    arriveAt: (at: string, of: keyof typeof ducks = 'plans') => rerender({ at, of }),
    go: (page: number, text = '') => act(() => result.current.go({ page, search: text })),
    queryNow: () => result.current.query,
    reload: () => result.current.reload(),
  };
};

it('a list requests another page before its URL changes, and not again after the change', () => {
  const { log, go, arriveAt, queryNow } = openAt('?category=2');
  go(2);
  arriveAt('?category=2&page=2');
  expect(log).toEqual(['plans asks for page 1 of ""', 'plans asks for page 2 of ""', 'goes to "?category=2&page=2"']);
  expect(queryNow()).toEqual({ page: 2, search: '', sort: undefined });
});

it('a list requests the page again after Back, and again after Forward', () => {
  const { log, go, arriveAt } = openAt('');
  go(2);
  arriveAt('?page=2');
  log.length = 0;
  arriveAt('');
  arriveAt('?page=2');
  expect(log).toEqual(['plans asks for page 1 of ""', 'plans asks for page 2 of ""']);
});

it('a list requests the page of its URL when that differs from the page it went to', () => {
  const { log, go, arriveAt } = openAt('');
  go(2);
  arriveAt('?page=3');
  expect(log.at(-1)).toBe('plans asks for page 3 of ""');
});

it('a list sends no request when it goes to its current page', () => {
  const { log, go } = openAt('?page=2');
  log.length = 0;
  go(2);
  expect(log).toEqual(['goes to "?page=2"']);
});

it('a list continues from its latest URL and keeps the other parameters of that URL', () => {
  const { log, go, arriveAt } = openAt('?category=2');
  arriveAt('?category=3&page=2');
  log.length = 0;
  go(2);
  go(4);
  expect(log).toEqual(['goes to "?category=3&page=2"', 'plans asks for page 4 of ""', 'goes to "?category=3&page=4"']);
});

it('a list requests the rows of another resource at the same URL', () => {
  const { log, go, arriveAt } = openAt('');
  go(2);
  arriveAt('?page=2', 'coupons');
  expect(log.at(-1)).toBe('coupons asks for page 2 of ""');
});
