import { isPlainObject } from 'lib/is-plain-object';
import { createStoredList } from 'lib/stored-list';

export interface SavedSearch {
  /** The list's address in the console. */
  base: string;
  name: string;
  /** The query of the list, as it is in its URL. */
  query: string;
}

const isSavedSearch = (stored: unknown): stored is SavedSearch =>
  isPlainObject(stored) && [stored.base, stored.name, stored.query].every(part => typeof part === 'string');

/** Searches that an account saved for its lists. They contain what the user searched for, not what was found. */
export const savedSearches = createStoredList('searches', isSavedSearch);

const byName = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

const isOther = (base: string, name: string) => (one: SavedSearch) => one.base !== base || one.name !== name;

/** Returns the searches with this one added, sorted by name. It replaces one of the same name in the same list. */
export const withSearch = (searches: readonly SavedSearch[], search: SavedSearch): SavedSearch[] =>
  [...searches.filter(isOther(search.base, search.name)), search].sort((one, other) =>
    byName.compare(one.name, other.name),
  );

export const withoutSearch = (searches: readonly SavedSearch[], { base, name }: SavedSearch): SavedSearch[] =>
  searches.filter(isOther(base, name));

export const renamed = (searches: readonly SavedSearch[], search: SavedSearch, name: string): SavedSearch[] =>
  withSearch(withoutSearch(searches, search), { ...search, name });

/** A list's query as it is saved, and its search text. The page is left out: a saved search always begins at page 1. */
export const queryToSave = (search: string) => {
  const params = new URLSearchParams(search);
  params.delete('page');
  // As the list itself writes it in the URL.
  const query = params.toString().replaceAll('%2C', ',');
  return { query: query && `?${query}`, words: params.get('search') ?? '' };
};
