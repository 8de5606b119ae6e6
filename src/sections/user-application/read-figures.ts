import { PERIODS } from 'sections/plans/record';
import type { Figure, MeasureOfFigure } from './figures';
import { MOBILE_TYPES } from './record';

const FILLERS = ['total', 'subscription', 'subscriptions', 'free', 'percentage'];

/** The measure that a word in a name stands for. The first match counts. */
const MEASURE_WORDS: readonly [string, MeasureOfFigure][] = [
  ['registered', 'registered'],
  ['converted', 'convertedShare'],
  ['trial', 'freeTrials'],
  ['percentage', 'subscribedShare'],
  ['total', 'subscriptions'],
];

const wordsOf = (name: string): string[] =>
  name
    .replace(/IOS|iOS/g, 'Ios')
    .split(/(?=[A-Z])/)
    .map(word => word.toLowerCase());

const isKnown = (word: string) =>
  FILLERS.includes(word) ||
  MEASURE_WORDS.some(([one]) => one === word) ||
  [...MOBILE_TYPES, ...PERIODS].some(one => one.toLowerCase() === word);

const kindOf = (name: string): Omit<Figure, 'value'> | undefined => {
  const words = wordsOf(name);
  const has = (word: string) => words.includes(word.toLowerCase());
  const measure = MEASURE_WORDS.find(([word]) => has(word))?.[1];
  if (!measure || !words.every(isKnown)) return undefined;
  // "Free" next to "trial" is not a platform.
  const platform = MOBILE_TYPES.find(type => has(type) && !(type === 'FREE' && measure === 'freeTrials'));
  return { measure, platform, period: PERIODS.find(has) };
};

const numberIn = (value: unknown): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
};

/**
 * The figures of a response, read from the names of its fields: `totalPercentageIosMonthly` is a percentage, of
 * iOS, monthly. There are variants for each platform and period (R132). Missing numbers and unknown names are left
 * out (R151).
 */
export const readFigures = (response: Record<string, unknown>): Figure[] =>
  Object.entries(response).flatMap(([name, stored]) => {
    const kind = kindOf(name);
    const value = numberIn(stored);
    return kind && Number.isFinite(value) ? [{ ...kind, value }] : [];
  });
