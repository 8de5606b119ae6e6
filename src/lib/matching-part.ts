import { folded, plain } from './plain';

/**
 * The text before the match, the match as it is written in the text, and the text after it; undefined if the typed text
 * does not occur. Case, accents and kinds of spaces do not matter.
 */
export const matchingPart = (
  text: string,
  typed: string,
): [before: string, match: string, after: string] | undefined => {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  const signs = [...text.normalize('NFC')];
  const read = signs.map(folded);
  const start = read.join('').indexOf(wanted);
  if (start < 0) return undefined;
  // A character may fold to none or to several, so the ends of the match are found character by character.
  const signAt = (offset: number) => {
    let passed = 0;
    return read.findIndex(sign => (passed += sign.length) > offset);
  };
  const [first, last] = [signAt(start), signAt(start + wanted.length - 1)];
  const join = (from: number, to?: number) => signs.slice(from, to).join('');
  return [join(0, first), join(first, last + 1), join(last + 1)];
};
