import type { AppDispatch } from 'core/redux/hooks';
import type { FindSource } from 'features/find/source';
import { ifAlone } from 'lib/in-turn';
import { createState, type State } from 'lib/state';
import { type ItemOutcome, replaceIn, undoIn } from './internal/write-item';
import {
  isUndoing,
  isUnfinished,
  type PauseReason,
  type Task,
  type TaskItem,
  type TaskStatus,
  withRecord,
} from './task';
import { readTask, writeTask } from './task-store';

/** So many failures of the network in a row mean that no request works. */
const FAILURES_IN_A_ROW = 3;

export interface RunState {
  task: Task;
  isRunning: boolean;
  /** Another tab of this browser runs the same task. */
  isElsewhere: boolean;
  /** The task goes with this page: the browser stores nothing. */
  isKept: boolean;
}

/** The section of this path, or the one whose records belong to its rows. */
export const sourceAt = (sources: readonly FindSource[], path: string): FindSource | undefined =>
  sources.flatMap(source => [source, ...(source.parts ? [source.parts.source] : [])]).find(one => one.path === path);

interface RunOptions {
  sources: readonly FindSource[];
  dispatch: AppDispatch;
}

/** What is not settled yet, in this order: what was sent without an answer, and what waits. */
const isOpen = ({ state }: TaskItem, isUndo: boolean) =>
  isUndo ? state === 'replaced' : state === 'waiting' || state === 'sending';

/** What is noted of a record once its write has ended. */
const notedOf = (outcome: Exclude<ItemOutcome, { is: 'stop' }>, isUndo: boolean): Partial<TaskItem> => {
  const [reason, detail] = [
    'reason' in outcome ? outcome.reason : undefined,
    'detail' in outcome ? outcome.detail : undefined,
  ];
  if (outcome.is === 'written') return { state: isUndo ? 'undone' : 'replaced', reason, detail };
  return { state: isUndo ? 'replaced' : outcome.is, reason, detail };
};

/** Failures that another try may mend wait again. */
const retried = (task: Task): Task => {
  if (isUndoing(task)) return task;
  const records = task.records.map((record): TaskItem =>
    record.state === 'failed' ? { ...record, state: 'waiting', reason: undefined, detail: undefined } : record,
  );
  return { ...task, records };
};

const STATUSES: Readonly<Record<'replace' | 'undo', { paused: TaskStatus; done: TaskStatus; running: TaskStatus }>> = {
  replace: { running: 'running', paused: 'paused', done: 'done' },
  undo: { running: 'undoing', paused: 'undoPaused', done: 'undone' },
};

/** One way through the records of a task, to replace or to undo. */
interface Pass extends RunOptions {
  state: State<RunState>;
  isUndo: boolean;
  /** Aborted with the reason of the pause. */
  left: AbortSignal;
}

const note = async (state: State<RunState>, task: Task) => {
  state.set({ task });
  state.set({ isKept: await writeTask(task) });
};

const noteOf = ({ state }: Pass, at: number, changes: Partial<TaskItem>) =>
  note(state, withRecord(state.read().task, at, changes));

const writeAt = async (pass: Pass, at: number, item: TaskItem): Promise<ItemOutcome> => {
  const { state, isUndo, left, dispatch } = pass;
  const source = sourceAt(pass.sources, item.source);
  const records = source?.records;
  // The section is no longer in this account's menu.
  if (!source || !records) return { is: 'stop', pause: 'access' };
  const { login, id, isLater, isWithoutUndo } = state.read().task;
  return (isUndo ? undoIn : replaceIn)({
    source: { ...source, records },
    item,
    login,
    run: id,
    isLater,
    isWithoutUndo,
    dispatch,
    left,
    onSend: async after => {
      if (!isUndo) await noteOf(pass, at, { state: 'sending', after });
    },
  });
};

/** Goes through the records that are open. Returns why it stopped; undefined if all are settled. */
const writeAll = async (pass: Pass): Promise<PauseReason | undefined> => {
  const { state, isUndo, left } = pass;
  const asked = () => left.reason as PauseReason;
  let inARow = 0;
  for (const [at, item] of state.read().task.records.entries()) {
    if (!isOpen(item, isUndo)) continue;
    if (left.aborted) return asked();
    const outcome = await writeAt(pass, at, item);
    if (outcome.is === 'stop') return outcome.pause === 'left' ? asked() : outcome.pause;
    await noteOf(pass, at, notedOf(outcome, isUndo));
    const isOfNetwork = outcome.is === 'failed' && outcome.reason !== 'refused';
    inARow = isOfNetwork ? inARow + 1 : 0;
    if (inARow === FAILURES_IN_A_ROW) return 'network';
  }
  return undefined;
};

const passThrough = async (pass: Pass) => {
  const { state, isUndo } = pass;
  const { running, paused, done } = STATUSES[isUndo ? 'undo' : 'replace'];
  await note(state, { ...state.read().task, status: running, pause: undefined });
  const stopped = await writeAll(pass);
  await note(state, { ...state.read().task, status: stopped ? paused : done, pause: stopped });
};

/**
 * A run writes the records of a task one after the other. It starts only when its user asks for it, and the task is
 * stored before each record is sent: whatever ends this page, a later one goes on where it stopped.
 */
export const createRun = (opened: Task, options: RunOptions) => {
  const state = createState<RunState>({ task: opened, isRunning: false, isElsewhere: false, isKept: true });
  let left = new AbortController();
  const stop = (reason: PauseReason) => left.abort(reason);

  const start = async (change: (task: Task) => Task) => {
    if (state.read().isRunning) return;
    state.set({ isRunning: true, isElsewhere: false });
    const hasRun = await ifAlone(`replace/${opened.id}`, async () => {
      // Another tab may have gone on with it since.
      state.set({ task: change((await readTask(opened)) ?? state.read().task) });
      left = new AbortController();
      await passThrough({ ...options, state, isUndo: isUndoing(state.read().task), left: left.signal });
    });
    state.set({ isRunning: false, isElsewhere: !hasRun });
  };
  return {
    state,
    /** Begins, or goes on: what failed is tried again. */
    start: () => start(retried),
    /** Goes on without versions: what is replaced from now on cannot be undone. */
    startWithoutUndo: () => start(task => ({ ...retried(task), isWithoutUndo: true })),
    /** Writes the former texts back. */
    undo: () => start(task => ({ ...task, status: 'undoing' })),
    /** Waits for its user, once the record that is under way has ended. */
    pause: () => stop('asked'),
    /** Leaves the rest as it is. */
    finish: () => {
      const { task } = state.read();
      return note(state, { ...task, status: isUndoing(task) ? 'undone' : 'done', pause: undefined });
    },
    /** The screen is left: nothing goes on by itself. */
    leave: () => stop('left'),
  };
};

export type ReplaceRun = ReturnType<typeof createRun>;

/** A task as another page left it: it waits for its user, whatever it did. */
export const pausedTask = (task: Task): Task => {
  if (!isUnfinished(task)) return task;
  return { ...task, status: isUndoing(task) ? 'undoPaused' : 'paused', pause: task.pause ?? 'left' };
};
