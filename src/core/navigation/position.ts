import { isPlainObject } from 'lib/records/parts';

/** Where a record stands in the list that it was opened from. */
export interface Position {
  /** Counts from 0, over all pages. */
  at: number;
  total: number;
  /** Which way the reader came here, where it was from a neighbour. */
  by?: 'previous' | 'next';
}

/** The place that a history entry's state tells of, if it does. */
export const placeIn = (state: unknown): number | undefined => {
  const place = isPlainObject(state) ? state.place : undefined;
  return isPlainObject(place) && typeof place.at === 'number' ? place.at : undefined;
};
