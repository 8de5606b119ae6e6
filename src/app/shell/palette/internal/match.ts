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
}

export type Item = Offer & ({ to: Destination } | { run: () => void });

const NO_MATCH = Infinity;

/** Shorter texts are contained in too many words: `dor` must not find `calculadoras`. */
const MIN_INSIDE = 4;

const textScore = (text: string, typed: string): number => {
  const read = plain(text);
  if (read === typed) return 0;
  if (read.startsWith(typed)) return 1;
  const words = read.split(/[\s-]+/);
  if (words.some(word => word.startsWith(typed))) return 2;
  const parts = typed.split(/\s+/);
  if (parts.length > 1 && parts.every(part => words.some(word => word.startsWith(part)))) return 3;
  return typed.length >= MIN_INSIDE && read.includes(typed) ? 4 : NO_MATCH;
};

const score = ({ label, words = [] }: Item, typed: string): number => {
  const byLabel = textScore(label, typed);
  if (byLabel < NO_MATCH) return byLabel;
  return words.some(word => textScore(word, typed) < 3) ? 5 : NO_MATCH;
};

/**
 * The items that match the typed text, best match first: the whole label, its beginning, the beginning of a word, the
 * beginnings of several words, a part inside a word (from four letters on), other words. Case and accents do not
 * matter. Equal matches keep their order.
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
