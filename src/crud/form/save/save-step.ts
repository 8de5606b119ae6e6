import type { Ask } from './internal/save-question';

/** What the steps of one save know of its form. */
export interface SaveContext<T> {
  /** The record as it was opened, or as it was saved last. */
  base: T;
  /** The values of the form when Save was pressed. What differs from them later was typed meanwhile. */
  typed: T;
  ask: Ask;
  /** Aborted when the form is left, or saved once more. */
  left: AbortSignal;
  /** Readers get the texts with this save. */
  isRelease?: boolean;
}

/** What a step tells the next ones. */
type Told = Pick<SaveContext<never>, 'isRelease'>;

/**
 * One step of a save. It may change the record. `next` goes on with the next step, and resolves when the save is over;
 * a step that does not call it ends the save, and nothing is sent.
 */
export type SaveStep<T> = (
  record: T,
  next: (record: T, told?: Told) => Promise<void>,
  context: SaveContext<T>,
) => Promise<void>;
