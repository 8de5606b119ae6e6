import type { OptionDuck } from 'core/redux/create-duck';
import { useSearch } from 'core/redux/use-search';
import type { Id } from 'lib/model';

/** The records of a duck that a search finds, page by page. `except` is left out. */
export const useOptionSearch = (from: OptionDuck, except?: Id) => {
  const { rows, ...found } = useSearch(from);
  const options = except === undefined ? rows : rows.filter(({ id }) => id !== except);
  return { ...found, options, isEmpty: found.isAnswered && options.length === 0 };
};

export type OptionSearch = ReturnType<typeof useOptionSearch>;
