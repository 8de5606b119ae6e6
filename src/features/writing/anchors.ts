import { lastBefore } from 'lib/binary-search';

/** What scrolls, as it stands. */
export interface Scrolled {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/**
 * How far down in its window a text is compared: at the top, and near the end ever further down, so that both sides
 * reach their end together.
 */
export const eyeOf = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): number => {
  const most = scrollHeight - clientHeight;
  if (most <= 0 || clientHeight <= 0) return 0;
  const ramp = Math.min(clientHeight, most);
  return Math.min(1, Math.max(0, (scrollTop - (most - ramp)) / ramp));
};

/** Between two known places everything is taken to be spread evenly. */
export const between = (value: number, [from, to]: [number, number], [low, high]: [number, number]) =>
  to === from ? low : low + ((value - from) / (to - from)) * (high - low);

/** The last of ascending numbers that is not beyond a value, or the first. */
export const lastUpTo = (ascending: readonly number[], value: number) =>
  lastBefore(ascending.length, index => ascending[index] > value);

/** Where each line of a text begins. */
export const lineStarts = (text: string): number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};
