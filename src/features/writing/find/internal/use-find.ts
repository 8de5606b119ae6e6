import { useMemo, useState } from 'react';
import type { Selection } from 'features/writing/text/edit';
import type { Positions } from 'features/writing/text/positions';
import { type TypedText, useDebouncedText } from 'features/writing/text/typed-text';
import { type FindOptions, matchesIn, matchFrom, patternOf } from 'lib/matches';
import type { FoundInText } from '../found-in-text';
import { useReplace } from './use-replace';

/** The search text, its options, and its matches in the text. */
const useSearch = (typed: TypedText, first: string, opened: FindOptions = {}) => {
  const { wholeWords, matchAccents, anyUnitSpace } = opened;
  const text = useDebouncedText(typed);
  const [sought, setSought] = useState(first);
  const [options, setOptions] = useState<FindOptions>({ wholeWords, matchAccents, anyUnitSpace });
  const pattern = useMemo(() => patternOf(sought, options), [sought, options]);
  const matches = useMemo(() => matchesIn(text, pattern), [text, pattern]);
  return {
    text,
    sought,
    options,
    matches,
    /** Searches the current text, not the debounced one: showing and replacing must include the latest key presses. */
    findNow: () => matchesIn(typed.value(), pattern),
    search: (to: string, how: FindOptions) => {
      setSought(to);
      setOptions(how);
      return matchesIn(typed.value(), patternOf(to, how));
    },
  };
};

/** Finds and replaces in a text. The text area still holds the text. */
export const useFind = (typed: TypedText, positions: Positions, first: string, opened?: FoundInText) => {
  const { text, sought, options, matches, findNow, search } = useSearch(typed, first, opened);
  const [current, setCurrent] = useState<Selection | undefined>(opened);
  const at = matches.findIndex(({ start, end }) => start === current?.start && end === current.end);

  const show = (match: Selection | undefined) => {
    setCurrent(match);
    if (match) positions.show(match);
  };
  const seek = (to: string, how: FindOptions) => {
    const found = search(to, how);
    show(found[matchFrom(found, typed.selection().start)]);
  };
  const step = (by: 1 | -1) => {
    const found = findNow();
    const { start, end } = typed.selection();
    const forward = matchFrom(found, current ? end : start);
    const behind = found.findLastIndex(match => match.end <= start);
    show(found[by === 1 ? forward : behind < 0 ? found.length - 1 : behind]);
  };
  const replacing = useReplace(typed, {
    text,
    findNow,
    goOn: () => step(1),
    onReplaceAll: () => setCurrent(undefined),
  });

  return {
    ...replacing,
    sought,
    options,
    matches,
    /** The index of the selected match, from 0; -1 if none is selected. */
    at,
    current: at < 0 ? undefined : current,
    seek: (to: string) => seek(to, options),
    setOptions: (how: FindOptions) => seek(sought, how),
    step,
  };
};

export type Find = ReturnType<typeof useFind>;
