import { comparable, withoutInvisible } from './text';

/** A text without the marks on its letters. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A text without accents and invisible signs and in lower case; its spaces are all plain ones. */
export const folded = (text: string): string =>
  withoutAccents(withoutInvisible(text.replace(/\p{Zs}/gu, ' '))).toLowerCase();

/** A text as a search compares it: folded, trimmed, with one space between words. */
export const plain = (text: string): string => folded(comparable(text));

/** Whether a text contains the typed text. Accents, case, spaces at the ends and kinds of spaces do not matter. */
export const containsPlain = (text: string, typed: string): boolean => plain(text).includes(plain(typed));
