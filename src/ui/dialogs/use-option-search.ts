import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { OptionDuck } from 'core/redux/create-duck';
import { useAppDispatch } from 'core/redux/hooks';
import type { Id } from 'lib/model';
import { useStablePage } from './use-stable-page';

/** The records of a duck that a search finds, page by page. `except` is left out. */
export const useOptionSearch = (from: OptionDuck, except?: Id) => {
  const dispatch = useAppDispatch();
  const { page, listing, query: listed, error } = useSelector(from.select);
  const [query, setQuery] = useState({ search: '', page: 1 });
  useEffect(() => void dispatch(from.list(query)), [dispatch, from, query]);

  const isAnswered = listing === 'SUCCESS' && listed === query;
  const { content, totalElements } = useStablePage(page, isAnswered);
  const options = except === undefined ? content : content.filter(({ id }) => id !== except);
  const { search } = query;
  return {
    ...query,
    options,
    lastPage: Math.ceil(totalElements / from.pageSize),
    listing,
    isAnswered,
    isEmpty: isAnswered && options.length === 0,
    error,
    searchFor: (text: string) => setQuery({ search: text, page: 1 }),
    searchAgain: () => setQuery({ search, page: 1 }),
    goTo: (to: number) => setQuery({ search, page: to }),
  };
};

export type OptionSearch = ReturnType<typeof useOptionSearch>;
