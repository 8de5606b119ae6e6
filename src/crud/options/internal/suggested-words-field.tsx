import { useEffect, useState } from 'react';
import { BACKGROUND } from 'core/http/background';
import type { Named } from 'lib/model';
import { containsPlain } from 'lib/plain';
import { textOf } from 'lib/records/parts';
import { giveBack } from 'lib/records/shape';
import { searchText } from 'lib/text';
import type { Duck } from 'records/duck';
import { searchFor } from 'records/list-query';
import type { FieldProps } from 'ui/form/use-field';
import { WordsField } from 'ui/form/words-field';
import { useDebounced } from 'ui/layout/use-debounced';

/** The pause after the last key, in milliseconds. */
const PAUSE = 250;

/**
 * The records of a duck whose name contains the typed text, as the list answered them. A search that fails suggests
 * nothing: the user types the word, which is allowed anyway.
 */
const useKnownWords = (from: Duck<Named>) => {
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<readonly Named[]>([]);
  const text = searchText(typed);
  const query = useDebounced(text, PAUSE);

  useEffect(() => {
    if (query === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    from.fetchPage({ page: 1, search: searchFor(query) }, signal, BACKGROUND).then(
      ({ content }) => !signal.aborted && setKnown(content.map(row => giveBack(from.shape, row))),
      () => !signal.aborted && setKnown([]),
    );
    return () => controller.abort();
  }, [from, query]);

  return { suggested: text === '' ? [] : known.filter(word => containsPlain(textOf(word), text)), onType: setTyped };
};

/** Typed words. Those that the list holds are suggested while the user types. */
export const SuggestedWordsField = ({ from, ...props }: Omit<FieldProps, 'required'> & { from: Duck<Named> }) => (
  <WordsField {...props} {...useKnownWords(from)} />
);
