import type { Named } from 'lib/model';
import type { Id } from 'lib/model';
import type { Duck } from 'records/duck';
import { useListSearch } from 'records/use-search';

/** The records of a duck that a search finds, page by page. `except` is left out. */
export const useOptionSearch = (from: Duck<Named>, except?: Id) => {
  const { rows, ...found } = useListSearch(from);
  const options = except === undefined ? rows : rows.filter(({ id }) => id !== except);
  return { ...found, options, isEmpty: found.isAnswered && options.length === 0 };
};

export type OptionSearch = ReturnType<typeof useOptionSearch>;
