import { isBlankText } from 'lib/text';
import { isUnit } from 'lib/units';

const TERM = /["“]([^"“”]+)["”]|(\S+)/g;
const NUMBER = /^\d[\d.,]*$/;

/** A number and the unit after it are one term. */
const withUnits = (words: readonly string[]): string[] =>
  words.reduce<string[]>((terms, word) => {
    const before = terms.at(-1);
    if (before === undefined || !NUMBER.test(before) || !isUnit(word)) return [...terms, word];
    return [...terms.slice(0, -1), `${before} ${word}`];
  }, []);

/**
 * What a text must hold, all of it, to be found: `dor "via oral" 500 mg` are the word, the phrase, and the number with
 * its unit. What has no words is one term as it is.
 */
export const termsOf = (sought: string): string[] => {
  const terms = [...sought.matchAll(TERM)].map(([, phrase, word = '']) => phrase ?? word);
  const visible = withUnits(terms).filter(term => !isBlankText(term));
  return visible.length > 0 ? [...new Set(visible)] : [sought];
};
