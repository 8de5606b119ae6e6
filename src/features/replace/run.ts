import type { AppDispatch } from 'core/redux/hooks';
import type { FindSource } from 'features/find/source';
import { ifAlone } from 'lib/in-turn';
import { createState, type State } from 'lib/state';
import {
  isUndoing,
  isUnfinished,
  type PauseReason,
  type Plan,
  type PlannedRecord,
  type PlanStatus,
  withRecord,
} from './plan';
import { readPlan, writePlan } from './plan-store';
import { type PlannedOutcome, replaceIn, undoIn } from './write-planned';

/** So many failures of the network in a row mean that no request works. */
const FAILURES_IN_A_ROW = 3;

export interface RunState {
  plan: Plan;
  isRunning: boolean;
  /** Another tab of this browser runs the same plan. */
  isElsewhere: boolean;
  /** The plan goes with this page: the browser stores nothing. */
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
const isOpen = ({ state }: PlannedRecord, isUndo: boolean) =>
  isUndo ? state === 'replaced' : state === 'waiting' || state === 'sending';

/** What is noted of a record once its write has ended. */
const notedOf = (outcome: Exclude<PlannedOutcome, { is: 'stop' }>, isUndo: boolean): Partial<PlannedRecord> => {
  const [reason, detail] = [
    'reason' in outcome ? outcome.reason : undefined,
    'detail' in outcome ? outcome.detail : undefined,
  ];
  if (outcome.is === 'written') return { state: isUndo ? 'undone' : 'replaced', reason, detail };
  return { state: isUndo ? 'replaced' : outcome.is, reason, detail };
};

/** Failures that another try may mend wait again. */
const retried = (plan: Plan): Plan => {
  if (isUndoing(plan)) return plan;
  const records = plan.records.map((record): PlannedRecord =>
    record.state === 'failed' ? { ...record, state: 'waiting', reason: undefined, detail: undefined } : record,
  );
  return { ...plan, records };
};

const STATUSES: Readonly<Record<'replace' | 'undo', { paused: PlanStatus; done: PlanStatus; running: PlanStatus }>> = {
  replace: { running: 'running', paused: 'paused', done: 'done' },
  undo: { running: 'undoing', paused: 'undoPaused', done: 'undone' },
};

/** One way through the records of a plan, to replace or to undo. */
interface Pass extends RunOptions {
  state: State<RunState>;
  isUndo: boolean;
  /** Aborted with the reason of the pause. */
  left: AbortSignal;
}

const note = async (state: State<RunState>, plan: Plan) => {
  state.set({ plan });
  state.set({ isKept: await writePlan(plan) });
};

const noteOf = ({ state }: Pass, at: number, changes: Partial<PlannedRecord>) =>
  note(state, withRecord(state.read().plan, at, changes));

const writeAt = async (pass: Pass, at: number, planned: PlannedRecord): Promise<PlannedOutcome> => {
  const { state, isUndo, left, dispatch } = pass;
  const source = sourceAt(pass.sources, planned.source);
  const records = source?.records;
  // The section is no longer in this account's menu.
  if (!source || !records) return { is: 'stop', pause: 'access' };
  const { login, id, isLater, isWithoutUndo } = state.read().plan;
  return (isUndo ? undoIn : replaceIn)({
    source: { ...source, records },
    planned,
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
  for (const [at, planned] of state.read().plan.records.entries()) {
    if (!isOpen(planned, isUndo)) continue;
    if (left.aborted) return asked();
    const outcome = await writeAt(pass, at, planned);
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
  state.set({ isRunning: true, isElsewhere: false });
  await note(state, { ...state.read().plan, status: running, pause: undefined });
  const stopped = await writeAll(pass);
  await note(state, { ...state.read().plan, status: stopped ? paused : done, pause: stopped });
  state.set({ isRunning: false });
};

/**
 * A run writes the records of a plan one after the other. It starts only when its user asks for it, and the plan is
 * stored before each record is sent: whatever ends this page, a later one goes on where it stopped.
 */
export const createRun = (opened: Plan, options: RunOptions) => {
  const state = createState<RunState>({ plan: opened, isRunning: false, isElsewhere: false, isKept: true });
  let left = new AbortController();
  const stop = (reason: PauseReason) => left.abort(reason);

  const start = async (change: (plan: Plan) => Plan) => {
    if (state.read().isRunning) return;
    const hasRun = await ifAlone(`replace/${opened.id}`, async () => {
      // Another tab may have gone on with it since.
      state.set({ plan: change((await readPlan(opened)) ?? state.read().plan) });
      left = new AbortController();
      await passThrough({ ...options, state, isUndo: isUndoing(state.read().plan), left: left.signal });
    });
    if (!hasRun) state.set({ isElsewhere: true });
  };
  return {
    state,
    /** Begins, or goes on: what failed is tried again. */
    start: () => start(retried),
    /** Goes on without versions: what is replaced from now on cannot be undone. */
    startWithoutUndo: () => start(plan => ({ ...retried(plan), isWithoutUndo: true })),
    /** Writes the former texts back. */
    undo: () => start(plan => ({ ...plan, status: 'undoing' })),
    /** Waits for its user, once the record that is under way has ended. */
    pause: () => stop('asked'),
    /** Leaves the rest as it is. */
    finish: () => {
      const { plan } = state.read();
      return note(state, { ...plan, status: isUndoing(plan) ? 'undone' : 'done', pause: undefined });
    },
    /** The screen is left: nothing goes on by itself. */
    leave: () => stop('left'),
  };
};

export type ReplaceRun = ReturnType<typeof createRun>;

/** A plan as another page left it: it waits for its user, whatever it did. */
export const pausedPlan = (plan: Plan): Plan => {
  if (!isUnfinished(plan)) return plan;
  return { ...plan, status: isUndoing(plan) ? 'undoPaused' : 'paused', pause: plan.pause ?? 'left' };
};
