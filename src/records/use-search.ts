import { useEffect, useState } from 'react';
import { emptyPage, type Identified, type Page, PAGE_SIZE } from 'lib/model';
import type { RecordSource } from './source';

interface Query {
  search: string;
  page: number;
}

/** The latest response, and the query that it answers. After a failure, the page is that of an earlier query. */
interface Answer<T> {
  page: Page<T>;
  to?: Query;
  hasFailed: boolean;
  error?: unknown;
}

/**
 * A search in a list by a screen that is not the list, such as a picker: one page at a time. The rows stay until the
 * next response, so that a click does not lose its target.
 */
export const useListSearch = <T extends Identified>({ fetchPage }: Pick<RecordSource<T>, 'fetchPage'>) => {
  const [query, setQuery] = useState<Query>({ search: '', page: 1 });
  const [answer, setAnswer] = useState<Answer<T>>({ page: emptyPage, hasFailed: false });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const note = (next: (shown: Answer<T>) => Answer<T>) => signal.aborted || setAnswer(next);
    fetchPage({ ...query, size: PAGE_SIZE }, signal).then(
      page => note(() => ({ page, to: query, hasFailed: false })),
      (error: unknown) => note(({ page }) => ({ page, to: query, hasFailed: true, error })),
    );
    return () => controller.abort();
  }, [fetchPage, query]);

  const { search } = query;
  const isCurrent = answer.to === query;
  return {
    ...query,
    rows: answer.page.content,
    lastPage: Math.ceil(answer.page.totalElements / answer.page.size),
    isPending: !isCurrent,
    isAnswered: isCurrent && !answer.hasFailed,
    hasFailed: isCurrent && answer.hasFailed,
    error: answer.error,
    searchFor: (text: string) => setQuery({ search: text, page: 1 }),
    searchAgain: () => setQuery({ search, page: 1 }),
    goTo: (page: number) => setQuery({ search, page }),
  };
};

export type ListSearch<T extends Identified> = ReturnType<typeof useListSearch<T>>;
