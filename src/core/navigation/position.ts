import { isPlainObject } from 'lib/records/parts';

/** Where a record stands in the list that it was opened from. */
export interface Position {
  /** Counts from 0, over all pages. */
  at: number;
  total: number;
  /** Which way the reader came here, where it was from the previous or next record. */
  by?: 'previous' | 'next';
}

/** The position that a history entry's state tells of, if it does. */
export const positionIn = (state: unknown): number | undefined => {
  const position = isPlainObject(state) ? state.position : undefined;
  return isPlainObject(position) && typeof position.at === 'number' ? position.at : undefined;
};
