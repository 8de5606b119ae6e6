import { isPlainObject } from 'lib/is-plain-object';
import type { PlaceEdit } from './internal/apply';
import type { Replacement } from './places';

/** Why a record was left as it is. */
export type SkipReason = 'changed' | 'gone' | 'draft' | 'incomplete' | 'unreadable';

/** Why it is not certain that a record was written. */
/** `lookup`: a read that the save needs failed, and nothing was sent. */
export type FailReason = 'refused' | 'unconfirmed' | 'network' | 'lookup';

/**
 * What became of a record: it waits, was sent without an answer so far, has the new text, was left as it is, was
 * refused, or has its former text again.
 */
export type RecordState = 'waiting' | 'sending' | 'replaced' | 'skipped' | 'failed' | 'undone';

export interface TaskItem {
  /** The path of its `FindSource`. */
  source: string;
  id: string;
  name: string;
  /** Its name once it is replaced, if a place is in it. */
  renamed?: string;
  /** The query of the form's address. */
  query: string;
  /** The places that were accepted. */
  edits: readonly PlaceEdit[];
  /** The mark of its texts, at the paths of the edits, as they were reviewed. */
  before: string;
  /** The mark of its texts as this run sends them. */
  after?: string;
  state: RecordState;
  reason?: SkipReason | FailReason;
  /** What the server said. */
  detail?: string;
}

/** Why a run waits for its user: it was interrupted, or nothing is known of what failed. */
export type PauseReason = 'asked' | 'left' | 'access' | 'network' | 'versions';

/** A run goes through its records once, and once more to undo. */
export type TaskStatus = 'running' | 'paused' | 'done' | 'undoing' | 'undoPaused' | 'undone';

/** A change of many records: what was reviewed, and how far it is. It holds no record, only the places in them. */
export interface Task {
  id: string;
  login: string;
  replacement: Replacement;
  /** Readers get the texts with the next release, where there is one. */
  isLater: boolean;
  /** Versions cannot be kept, and the user goes on without them. */
  isWithoutUndo: boolean;
  /** Milliseconds since 1970. */
  startedAt: number;
  status: TaskStatus;
  pause?: PauseReason;
  records: readonly TaskItem[];
}

export const isUnfinished = ({ status }: Task): boolean => status !== 'done' && status !== 'undone';

export const isUndoing = ({ status }: Task): boolean => status === 'undoing' || status === 'undoPaused';

export const withRecord = (task: Task, at: number, changes: Partial<TaskItem>): Task => ({
  ...task,
  records: task.records.map((record, index) => (index === at ? { ...record, ...changes } : record)),
});

/** How many records are in each state. */
export const countsOf = ({ records }: Task): Readonly<Record<RecordState, number>> => {
  const count = (state: RecordState) => records.filter(record => record.state === state).length;
  return {
    waiting: count('waiting'),
    sending: count('sending'),
    replaced: count('replaced'),
    skipped: count('skipped'),
    failed: count('failed'),
    undone: count('undone'),
  };
};

const TEXTS = ['id', 'login', 'status'] as const;

/** A stored task; undefined if it is damaged. This browser's own database has nothing else. */
export const taskOf = (stored: unknown): Task | undefined => {
  if (!isPlainObject(stored) || !TEXTS.every(name => typeof stored[name] === 'string')) return undefined;
  const { records, replacement, startedAt } = stored;
  const isWhole = Array.isArray(records) && isPlainObject(replacement) && typeof startedAt === 'number';
  return isWhole && records.every(isPlainObject) ? (stored as unknown as Task) : undefined;
};
