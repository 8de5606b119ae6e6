import { createStoredList } from 'lib/stored-list';
import { isPlainObject } from 'lib/records/parts';

export interface SavedSearch {
  /** The list's address in the console. */
  base: string;
  name: string;
  /** What is asked of the list, as its URL has it. */
  query: string;
}

const isSavedSearch = (stored: unknown): stored is SavedSearch =>
  isPlainObject(stored) && [stored.base, stored.name, stored.query].every(part => typeof part === 'string');

/** Searches that an account saved of its lists; they say what somebody looks for, not what was found. */
export const savedSearches = createStoredList('searches', isSavedSearch);

const byName = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

const isOther = (base: string, name: string) => (one: SavedSearch) => one.base !== base || one.name !== name;

/** The searches with this one among them; one of the same name in its list makes room. */
export const withSearch = (searches: readonly SavedSearch[], search: SavedSearch): SavedSearch[] =>
  [...searches.filter(isOther(search.base, search.name)), search].sort((one, other) =>
    byName.compare(one.name, other.name),
  );

export const withoutSearch = (searches: readonly SavedSearch[], { base, name }: SavedSearch): SavedSearch[] =>
  searches.filter(isOther(base, name));

export const renamed = (searches: readonly SavedSearch[], search: SavedSearch, name: string): SavedSearch[] =>
  withSearch(withoutSearch(searches, search), { ...search, name });

/** A list's query as it is saved, and the words in it: wherever one stands in the list, the search begins at page 1. */
export const queryToSave = (search: string) => {
  const params = new URLSearchParams(search);
  params.delete('page');
  // As the list itself writes it.
  const query = params.toString().replaceAll('%2C', ',');
  return { query: query && `?${query}`, words: params.get('search') ?? '' };
};
