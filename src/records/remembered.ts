import type { Identified, Page } from 'lib/model';
import type { RecordSource } from './source';

/** Reads each page of a source once, for as long as the result is used. A page that failed is requested again. */
export const remembered = <T extends Identified>(source: RecordSource<T>): RecordSource<T> => {
  const pages = new Map<string, Promise<Page<T>>>();
  return {
    ...source,
    fetchPage: (query, signal, background) => {
      const key = JSON.stringify(query);
      const page = pages.get(key) ?? source.fetchPage(query, signal, background);
      pages.set(key, page);
      page.catch(() => pages.delete(key));
      return page;
    },
  };
};
