import { isPlainObject } from 'lib/is-plain-object';

/** Position of a record in the list from which it was opened. */
export interface Position {
  /** Counts from 0, over all pages. */
  at: number;
  total: number;
  /** The direction in which the user came here, if from the previous or next record. */
  by?: 'previous' | 'next';
}

/** The list position in a history entry's state, if there is one. */
export const positionIn = (state: unknown): number | undefined => {
  const position = isPlainObject(state) ? state.position : undefined;
  return isPlainObject(position) && typeof position.at === 'number' ? position.at : undefined;
};
