import { folded } from './plain';

/**
 * What stands before the typed text, the text itself as it is written there, and what stands after; nothing where it
 * does not occur. Case and accents do not matter.
 */
export const matchingPart = (
  text: string,
  typed: string,
): [before: string, match: string, after: string] | undefined => {
  const wanted = folded(typed.trim());
  if (wanted === '') return undefined;
  const signs = [...text.normalize('NFC')];
  const read = signs.map(folded);
  const start = read.join('').indexOf(wanted);
  if (start < 0) return undefined;
  // A sign may fold to none or to several: the ends of the match are found sign by sign.
  const signAt = (offset: number) => {
    let passed = 0;
    return read.findIndex(sign => (passed += sign.length) > offset);
  };
  const [first, last] = [signAt(start), signAt(start + wanted.length - 1)];
  const join = (from: number, to?: number) => signs.slice(from, to).join('');
  return [join(0, first), join(first, last + 1), join(last + 1)];
};
