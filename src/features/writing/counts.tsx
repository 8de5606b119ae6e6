import { useMemo } from 'react';
import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';
import { charactersText } from 'core/i18n/characters-text';
import { useDebouncedText, type TypedText } from './typed-text';

/** Counts are updated when typing pauses for so many milliseconds; they are not announced. */
const PAUSE = 600;

/** Words hold a letter or a digit: the signs of markdown are none. */
export const countWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:[-'’.,/][\p{L}\p{N}]+)*/gu)?.length ?? 0;

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
