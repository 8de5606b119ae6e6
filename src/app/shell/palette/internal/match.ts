import type { Destination } from 'app/menu/recent-links';
import { plain } from 'lib/plain';

/** An item of the palette: a link or an action. */
interface Offer {
  id: string;
  label: string;
  /** The kind of item, shown beside the label. */
  hint?: string;
  /** Other words that find the item. */
  words?: readonly string[];
  /** The server has found it: any part of a word is enough. */
  isFound?: boolean;
  /** Opens it beside the form that is on the page, and not in its place. */
  beside?: () => void;
}

export type Item = Offer & ({ to: Destination } | { run: () => void });

const NO_MATCH = Infinity;

/** Shorter texts are contained in too many words: `dor` must not find `calculadoras`. */
const MIN_INSIDE = 4;

const wordsIn = (text: string) => text.split(/[\s-]+/);

/** Whether each typed word is the beginning of a word. */
const hasAll = (words: readonly string[], typed: string) => {
  const parts = typed.split(/\s+/);
  return parts.length > 1 && parts.every(part => words.some(word => word.startsWith(part)));
};

const textScore = (read: string, typed: string, minInside: number): number => {
  if (read === typed) return 0;
  if (read.startsWith(typed)) return 1;
  const words = wordsIn(read);
  if (words.some(word => word.startsWith(typed))) return 2;
  if (hasAll(words, typed)) return 3;
  return typed.length >= minInside && read.includes(typed) ? 4 : NO_MATCH;
};

const score = ({ label, words = [], isFound = false }: Item, typed: string): number => {
  const minInside = isFound ? 0 : MIN_INSIDE;
  const read = plain(label);
  const byLabel = textScore(read, typed, minInside);
  if (byLabel < NO_MATCH) return byLabel;
  const others = words.map(plain);
  const isMatch = others.some(word => textScore(word, typed, minInside) < (isFound ? NO_MATCH : 3));
  return isMatch || hasAll([read, ...others].flatMap(wordsIn), typed) ? 5 : NO_MATCH;
};

/**
 * The items that match the typed text, best match first: the whole label, its beginning, the beginning of a word, the
 * beginnings of several words, a part inside a word (from four letters on), other words, also beside some of the label.
 * Case and accents do not matter. Equal matches keep their order.
 */
export const ranked = <T extends Item>(items: readonly T[], text: string): T[] => {
  const typed = plain(text);
  if (typed === '') return [...items];
  return items
    .map(item => ({ item, at: score(item, typed) }))
    .filter(({ at }) => at < NO_MATCH)
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
};
