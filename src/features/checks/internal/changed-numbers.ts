import { diffArrays } from 'diff';
import type { Finding } from '../finding';
import type { TextCheck } from './checked-text';
import { placedLines } from './lines';
import { FILLER } from './masked';
import { UNIT } from './units';

/** How far two texts may differ, in lines or words. Beyond that they were written anew, and nothing was mistyped. */
const MAX_LINES = 200;
const MAX_WORDS = 60;
/** The longest change that is shown, in words: a longer one is another sentence. */
const MAX_SHOWN = 10;

const WORD = new RegExp(`\\d+(?:[.,]\\d+)*|[\\p{L}\\p{M}µ°]+|${FILLER}+|[^\\s]`, 'gu');

/** Numbers of list items and headings change by themselves. */
const NUMBERING = /^[ \t]*(?:\d{1,9}[.)](?=[ \t])|#{1,6}[ \t]+\d+(?:\.\d+)*)/gm;

const unnumbered = (prose: string) => prose.replace(NUMBERING, found => found.replace(/\d/g, FILLER));

interface Word {
  text: string;
  start: number;
  end: number;
}

const wordsOf = (text: string, from: number): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: from + index,
    end: from + index + word.length,
  }));

/** A part of one side that has no equal on the other, with the sides' words around it. */
interface Gap<T> {
  removed: readonly T[];
  added: readonly T[];
  /** Indexes of the gap's ends in the later side, and of its end in the earlier one. */
  from: number;
  to: number;
  earlierTo: number;
}

const gapsBetween = <T>(before: readonly T[], now: readonly T[], most: number, keyOf: (one: T) => string): Gap<T>[] => {
  const parts = diffArrays(before.map(keyOf), now.map(keyOf), { maxEditLength: most }) ?? [];
  const gaps: Gap<T>[] = [];
  let [earlier, later] = [0, 0];
  parts.forEach(({ added, removed, count }, at) => {
    const [wasAt, isAt] = [earlier, later];
    if (!added) earlier += count;
    if (!removed) later += count;
    const next = parts[at + 1];
    if (!removed || !next?.added) return;
    gaps.push({
      removed: before.slice(wasAt, earlier),
      added: now.slice(isAt, isAt + next.count),
      from: isAt,
      to: isAt + next.count,
      earlierTo: earlier,
    });
  });
  return gaps;
};

const textOf = (words: readonly Word[]) =>
  words.map(({ text, start }, at) => (at > 0 && start > (words[at - 1]?.end ?? 0) ? ` ${text}` : text)).join('');

const isUnit = (word: Word | undefined) => word !== undefined && UNIT.test(word.text);

const hasNumber = (words: readonly Word[]) => words.some(({ text }) => /^\d/.test(text));

/** The change with the number before it and the unit after it, if it has any: `8 mg → 8 g`. */
const findingOf = ({ removed, added, from, to, earlierTo }: Gap<Word>, before: Word[], now: Word[]): Finding[] => {
  const [first] = added;
  const last = added.at(-1);
  const number = now[from - 1];
  const isOfUnit = isUnit(removed[0]) && isUnit(first) && number !== undefined && hasNumber([number]);
  const isOfNumber = hasNumber(removed) && hasNumber(added);
  if (!first || !last || !(isOfUnit || isOfNumber) || Math.max(removed.length, added.length) > MAX_SHOWN) return [];
  const lead = isOfUnit ? [number] : [];
  const [unitBefore, unitNow] = [before[earlierTo], now[to]];
  const tail = (unit: Word | undefined) => (unit && isUnit(unit) ? [unit] : []);
  const end = isUnit(unitNow) ? (unitNow?.end ?? last.end) : last.end;
  // The number before a changed unit is the same on both sides; only the space after it counts.
  const earlierNumber = isOfUnit ? before.slice(earlierTo - removed.length - 1, earlierTo - removed.length) : [];
  return [
    {
      rule: 'changedNumber',
      start: lead[0]?.start ?? first.start,
      end,
      detail: `${textOf([...earlierNumber, ...removed, ...tail(unitBefore)])} → ${textOf([...lead, ...added, ...tail(unitNow)])}`,
    },
  ];
};

/** Numbers, or units after a number, that replace others. A text that was empty has no changed numbers. */
export const changedNumbers: TextCheck = (before, now) => {
  if (!before || before.text === now.text || before.text === '') return [];
  const sides = [before, now].map(({ prose }) => placedLines(unnumbered(prose)));
  const [earlier = [], later = []] = sides;
  return gapsBetween(earlier, later, MAX_LINES, ({ text }) => text).flatMap(({ removed, added }) => {
    const words = [removed, added].map(lines => lines.flatMap(({ text, start }) => wordsOf(text, start)));
    const [was = [], is = []] = words;
    return gapsBetween(was, is, MAX_WORDS, ({ text }) => text).flatMap(gap => findingOf(gap, was, is));
  });
};
