import { useEffect } from 'react';
import { useSession } from 'core/auth/use-session';
import type { SearchState } from 'features/find/search';
import { createStoredList } from 'lib/stored-list';
import { type FindQuery, writeFindQuery } from './query';

const MAX_COUNT = 8;

const isAddress = (stored: unknown): stored is string => typeof stored === 'string';

/** The queries of addresses. They contain what the user searched for, not what was found. */
const lastSearches = createStoredList('finds', isAddress);

/** The account's latest searches that found something, the newest first, and a function that forgets them. */
export const useLastSearches = () => {
  const { login = '' } = useSession();
  return { searches: lastSearches.useOf(login), clear: () => lastSearches.change(login, () => []) };
};

/** Whether words may name a person: they are an e-mail address, or people were found by them. */
const mayNamePeople = ({ text }: FindQuery, { sections }: SearchState) =>
  text.includes('@') || sections.some(({ source }) => source.arePeople);

/**
 * Remembers a search once it has found something, by its words and in this browser only; what may name a person never.
 * Lists of people may answer last: then it is forgotten again.
 */
export const useRememberedSearch = (query: FindQuery, state: SearchState) => {
  const { login = '' } = useSession();
  const isKept = query.used === undefined && state.records > 0;
  const mustGo = isKept && mayNamePeople(query, state);
  const address = writeFindQuery(query);
  useEffect(() => {
    if (!isKept) return;
    const others = (stored: readonly string[]) => stored.filter(one => one !== address);
    lastSearches.change(login, stored => (mustGo ? others(stored) : [address, ...others(stored)].slice(0, MAX_COUNT)));
  }, [login, address, isKept, mustGo]);
};
