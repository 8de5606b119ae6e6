import { useSession } from 'core/auth/use-session';
import type { MessageKey } from 'core/i18n/message-key';
import { isSameName } from 'lib/text';
import { renamed, type SavedSearch, savedSearches, withoutSearch, withSearch } from './saved-searches';

/** Why a search cannot have this name. With the name of another search it would replace that search. */
const problemOfName = (name: string, searches: readonly SavedSearch[]): MessageKey | undefined => {
  if (name === '') return 'entity.validation.required';
  return searches.some(one => isSameName(one.name, name)) ? 'lists.searches.nameTaken' : undefined;
};

/** The searches that this account saved for the list at `base`, and the functions that change them. */
export const useSavedSearches = (base: string) => {
  const { login = '' } = useSession();
  const searches = savedSearches.useOf(login).filter(one => one.base === base);
  const change = (to: (all: readonly SavedSearch[]) => SavedSearch[]) => savedSearches.change(login, to);
  return {
    searches,
    save: (search: SavedSearch) => change(all => withSearch(all, search)),
    remove: (search: SavedSearch) => change(all => withoutSearch(all, search)),
    /** Renames a search, or returns the key of the reason why it keeps its name. */
    rename: (search: SavedSearch, name: string): MessageKey | undefined => {
      const problem = problemOfName(name, searches);
      if (!problem) change(all => renamed(all, search, name));
      return problem;
    },
  };
};
