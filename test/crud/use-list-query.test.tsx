import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { initStore } from 'app/store';
import type { ListQuery } from 'core/redux/duck-types';
import { useListQuery } from 'crud/use-list-query';

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

it('asks for what its address says', () => {
  const { log, queryNow } = openAt('?page=3&search=Febre');
  expect(log).toEqual(['plans asks for page 3 of "Febre"']);
  expect(queryNow()).toEqual({ page: 3, search: 'Febre', sort: undefined });
});

it('asks for another page before its address changes, and not again when it has changed', () => {
  const { log, go, arriveAt, queryNow } = openAt('?category=2');
  go(2);
  arriveAt('?category=2&page=2');
  expect(log).toEqual(['plans asks for page 1 of ""', 'plans asks for page 2 of ""', 'goes to "?category=2&page=2"']);
  expect(queryNow()).toEqual({ page: 2, search: '', sort: undefined });
});

it('asks again on the way back, and again on the way there', () => {
  const { log, go, arriveAt } = openAt('');
  go(2);
  arriveAt('?page=2');
  log.length = 0;
  arriveAt('');
  arriveAt('?page=2');
  expect(log).toEqual(['plans asks for page 1 of ""', 'plans asks for page 2 of ""']);
});

it('asks for what its address says where that became another than the one it went to', () => {
  const { log, go, arriveAt } = openAt('');
  go(2);
  arriveAt('?page=3');
  expect(log.at(-1)).toBe('plans asks for page 3 of ""');
});

it('asks for nothing when it goes to where it is', () => {
  const { log, go } = openAt('?page=2');
  log.length = 0;
  go(2);
  expect(log).toEqual(['goes to "?page=2"']);
});

it('goes on from the address that it has come to', () => {
  const { log, go, arriveAt } = openAt('?category=2');
  arriveAt('?category=3&page=2');
  log.length = 0;
  go(2);
  go(4);
  expect(log).toEqual(['goes to "?category=3&page=2"', 'plans asks for page 4 of ""', 'goes to "?category=3&page=4"']);
});

it('asks for the rows of another list at the same address', () => {
  const { log, go, arriveAt } = openAt('');
  go(2);
  arriveAt('?page=2', 'coupons');
  expect(log.at(-1)).toBe('coupons asks for page 2 of ""');
});

it('asks for the same again on demand', () => {
  const { log, go, arriveAt, reload } = openAt('');
  go(2);
  arriveAt('?page=2');
  void reload();
  expect(log.at(-1)).toBe('plans asks for page 2 of ""');
  expect(log).toHaveLength(4);
});
