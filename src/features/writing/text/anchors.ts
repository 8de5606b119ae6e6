import { lastBefore } from 'lib/binary-search';

/** The scroll state of an element. */
export interface Scrolled {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/**
 * The height at which text and preview are compared, as a fraction of the visible height. It is 0 (the top edge) and
 * rises to 1 (the bottom edge) near the end, so that both sides reach their end together.
 */
export const eyeOf = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): number => {
  const most = scrollHeight - clientHeight;
  if (most <= 0 || clientHeight <= 0) return 0;
  const ramp = Math.min(clientHeight, most);
  return Math.min(1, Math.max(0, (scrollTop - (most - ramp)) / ramp));
};

/** Linear interpolation: between two known positions, the content is assumed to be spread evenly. */
export const between = (value: number, [from, to]: [number, number], [low, high]: [number, number]) =>
  to === from ? low : low + ((value - from) / (to - from)) * (high - low);

/** The index of the last number that is not greater than a value, or 0. The numbers must be in ascending order. */
export const lastUpTo = (ascending: readonly number[], value: number) => lastBefore(ascending, one => one > value);

/** The offset at which each line of a text begins. */
export const lineStarts = (text: string): number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};
