import type { Comparison } from 'features/changes/comparison';

/** A question that a save asks its user. The screen shows it (`SaveQuestionDialog`). */
export type SaveQuestion =
  /** Somebody else changed the record since it was opened. */
  | { kind: 'changed'; comparison: Comparison; canReopen: boolean }
  /** Somebody else deleted it. */
  | { kind: 'gone' }
  /** The server did not send these relations of the record. What is stored there may be erased. */
  | { kind: 'unsent'; paths: readonly string[] }
  /** An earlier save may have created the record: under this name, or nobody knows. */
  | { kind: 'alreadyStored'; name: string | undefined }
  /** A section asks by itself, about the record of this name and what changed in it. Its form shows the question. */
  | { kind: 'ofSection'; name: string; comparison?: Comparison };

/**
 * What the user wants: to save all the same, to save and release later, to save and go on elsewhere, or to open what is
 * stored instead.
 */
export type SaveAnswer = 'save' | 'later' | 'saveAndGoOn' | 'open' | 'openKeepingDraft';

/** Resolves to undefined if the user closes the question. If the form is left before, it never resolves. */
export type Ask = (question: SaveQuestion) => Promise<SaveAnswer | undefined>;
