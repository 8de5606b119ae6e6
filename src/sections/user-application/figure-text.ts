import { formatCount, formatDecimal } from 'lib/numbers';
import type { Figure, MeasureOfFigure } from './figures';

export const isShare = (measure: MeasureOfFigure) => measure.endsWith('Share');

/** A count or a percentage in the reader's locale. */
export const figureText = ({ measure, value }: Figure): string =>
  isShare(measure) ? `${formatDecimal(value)}%` : formatCount(value);
