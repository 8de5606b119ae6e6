import { formatCount, formatDecimal } from 'lib/numbers';
import type { Figure, Measure } from './figures';

export const isShare = (measure: Measure) => measure.endsWith('Share');

/** A count or a percentage in the reader's locale. */
export const figureText = ({ measure, value }: Figure): string =>
  isShare(measure) ? `${formatDecimal(value)}%` : formatCount(value);
