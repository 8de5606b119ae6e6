import type { PERIODS } from 'sections/plans/record';
import type { MobileType } from './record';

/** What is counted; the names of percentages end in `Share`. */
export const MEASURES = ['registered', 'subscriptions', 'subscribedShare', 'freeTrials', 'convertedShare'] as const;

export type MeasureOfFigure = (typeof MEASURES)[number];

export type Period = (typeof PERIODS)[number];

/**
 * One number about the customers; without a platform and a period it is about all of them. Percentages are 0 to 100.
 */
export interface Figure {
  measure: MeasureOfFigure;
  platform?: MobileType;
  period?: Period;
  value: number;
}
