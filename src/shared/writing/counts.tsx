import { useMemo } from 'react';
import { useT } from 'shared/i18n/use-t';
import { charactersText } from 'shared/text/characters-text';
import { formatCount } from 'shared/text/numbers';
import { useSettledText, type TypedText } from './typed-text';

/** Counts follow once the hand has rested for so long, in milliseconds; they are not announced. */
const CALM = 600;

/** Words hold a letter or a digit: the signs of markdown are none. */
export const countWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:[-'’.,/][\p{L}\p{N}]+)*/gu)?.length ?? 0;

export const Counts = ({ typed }: { typed: TypedText }) => {
  const t = useT();
  const text = useSettledText(typed, CALM);
  const words = useMemo(() => countWords(text), [text]);
  return (
    <>
      {t(words === 1 ? 'writing.oneWord' : 'writing.words', { count: formatCount(words) })}
      {' · '}
      {charactersText(text.length)}
    </>
  );
};
