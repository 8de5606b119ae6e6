import { BACKGROUND, type Background } from 'core/http/background';
import { isAccessRefused } from 'core/http/is-session-end';
import type { Page } from 'lib/model';
import type { ListQuery } from './duck-types';

/** A prefetched page that is older than this may have changed since. In milliseconds. */
const FRESH = 10_000;

type FetchPage<T> = (query: ListQuery, signal?: AbortSignal, background?: Background) => Promise<Page<T>>;

/** Keeps one page that was fetched before its list is there to show it. */
export const createPrefetch = <T>(fetchPage: FetchPage<T>) => {
  let prefetched: { query: ListQuery; response: Promise<Page<T>>; at: number } | undefined;

  /** @returns whether the page came; where it did not, the list that takes the response shows the failure */
  const prefetch = (query: ListQuery): Promise<boolean> => {
    const response = fetchPage(query, undefined, BACKGROUND);
    prefetched = { query, response, at: Date.now() };
    return response.then(
      () => true,
      () => false,
    );
  };

  /** The prefetched page: once, for the same query, and while it is fresh. */
  const take = (query: ListQuery) => {
    const taken = prefetched;
    prefetched = undefined;
    const isMeant = JSON.stringify(taken?.query) === JSON.stringify(query);
    return taken && isMeant && Date.now() - taken.at < FRESH ? taken.response : undefined;
  };

  /** A refusal of the session is left to a call that may sign out: the same query, fetched by the list itself. */
  const takePrefetchedOrFetch = async (query: ListQuery, signal: AbortSignal): Promise<Page<T>> => {
    const response = take(query);
    if (!response) return fetchPage(query, signal);
    return response.catch((error: unknown) => {
      if (isAccessRefused(error)) return fetchPage(query, signal);
      throw error;
    });
  };

  return { prefetch, takePrefetchedOrFetch };
};
