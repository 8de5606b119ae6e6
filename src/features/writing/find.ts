import { withoutAccents } from 'lib/plain';
import type { Edit, Selection } from './edit';

export interface FindOptions {
  matchCase: boolean;
  matchAccents: boolean;
}

const baseOf = (character: string) => character.normalize('NFD')[0];

/** The accented Latin letters of each base letter. */
const MARKED = new Map<string, string>();
for (let code = 0xc0; code < 0x180; code += 1) {
  const character = String.fromCharCode(code);
  const base = baseOf(character);
  if (base !== character) MARKED.set(base, (MARKED.get(base) ?? '') + character);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const anyAccent = (character: string) => {
  const base = baseOf(character);
  return /\p{L}/u.test(base) ? `[${base}${MARKED.get(base) ?? ''}]\\p{M}*` : escaped(character);
};

/** The pattern for a search text. It ignores case and accents, unless the options require them to match. */
export const patternOf = (sought: string, { matchCase, matchAccents }: FindOptions): RegExp | undefined => {
  if (sought === '') return undefined;
  const letters = matchAccents ? sought : withoutAccents(sought);
  const source = matchAccents ? escaped(letters) : [...letters].map(anyAccent).join('');
  return new RegExp(source, matchCase ? 'gu' : 'giu');
};

export const matchesIn = (text: string, pattern: RegExp | undefined): Selection[] =>
  pattern
    ? [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
    : [];

/** The index of the first match that begins at or after an offset, or 0. */
export const matchFrom = (matches: readonly Selection[], place: number) => {
  const found = matches.findIndex(({ start }) => start >= place);
  return found < 0 ? 0 : found;
};

/** Replaces all matches in one edit, so that one undo restores them. */
export const replaceAll = (text: string, matches: readonly Selection[], insert: string): Edit | undefined => {
  const [first] = matches;
  const last = matches[matches.length - 1];
  if (!first || !last) return undefined;
  const parts = matches.map(({ start }, at) => text.slice(at === 0 ? start : matches[at - 1].end, start) + insert);
  const whole = parts.join('');
  const caret = first.start + whole.length;
  return { from: first.start, to: last.end, insert: whole, selection: { start: caret, end: caret } };
};
