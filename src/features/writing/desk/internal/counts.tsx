import { useMemo } from 'react';
import { charactersText } from 'core/i18n/characters-text';
import { useT } from 'core/i18n/use-t';
import { type TypedText, useDebouncedText } from 'features/writing/text/typed-text';
import { formatCount } from 'lib/numbers';
import { INVISIBLE } from 'lib/text';

/** The counts are updated when typing pauses for this many milliseconds. Screen readers do not announce them. */
const PAUSE = 600;

/** Letters and digits, with their combining marks and the invisible signs between them. */
const LETTERS = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}${INVISIBLE}]*`;
const WORDS = new RegExp(`${LETTERS}(?:[-'’.,/]${LETTERS})*`, 'gu');

/** Only words with a letter or a digit count: markdown markers are not words. */
export const countWords = (text: string) => text.match(WORDS)?.length ?? 0;

export const Counts = ({ typed }: { typed: TypedText }) => {
  const t = useT();
  const text = useDebouncedText(typed, PAUSE);
  const words = useMemo(() => countWords(text), [text]);
  return (
    <>
      {t(words === 1 ? 'writing.oneWord' : 'writing.words', { count: formatCount(words) })}
      {' · '}
      {charactersText(text.length)}
    </>
  );
};
