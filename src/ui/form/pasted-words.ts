import type { ClipboardEvent } from 'react';
import { wordsIn } from 'lib/words-in';
import { MAX_TEXT } from './rules';

/** The words of a pasted list (F170). If one is too long, all stay text, where the error is shown. */
export const pastedWords = ({ clipboardData }: ClipboardEvent): string[] | undefined => {
  const names = wordsIn(clipboardData.getData('text/plain'));
  return names.length < 2 || names.some(one => one.length > MAX_TEXT) ? undefined : names;
};
