import { BACKGROUND, type Background } from 'core/http/background';
import { isAccessRefused } from 'core/responses/session-end';
import type { Page } from 'lib/model';
import type { ListQuery } from '../source';

/** A prefetched page that is older than this, in milliseconds, may be outdated. */
const FRESH = 10_000;

type FetchPage<T> = (query: ListQuery, signal?: AbortSignal, background?: Background) => Promise<Page<T>>;

/** Stores one page that is fetched before its list can show it. */
export const createPrefetch = <T>(fetchPage: FetchPage<T>) => {
  let prefetched: { query: ListQuery; response: Promise<Page<T>>; at: number } | undefined;

  /** @returns whether the page arrived; if not, the list that uses the response shows the failure */
  const prefetch = (query: ListQuery, firstAt?: string): Promise<boolean> => {
    const response = fetchPage(query, undefined, { ...BACKGROUND, firstAt });
    prefetched = { query, response, at: Date.now() };
    return response.then(
      () => true,
      () => false,
    );
  };

  /** The prefetched page: only once, for the same query, and while it is fresh. */
  const take = (query: ListQuery) => {
    const taken = prefetched;
    prefetched = undefined;
    const isMeant = JSON.stringify(taken?.query) === JSON.stringify(query);
    return taken && isMeant && Date.now() - taken.at < FRESH ? taken.response : undefined;
  };

  /** After a 401 or 403, the list sends the same query itself: only that call may sign the user out. */
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
