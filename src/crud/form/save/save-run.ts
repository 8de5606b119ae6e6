import { isSessionEnd } from 'core/responses/session-end';
import type { State } from 'lib/state';
import type { Ask, SaveAnswer } from './internal/save-question';
import { type GoOn, isFree, type SaveEvent, saveReducer, type SaveState } from './save-state';
import type { SaveContext, SaveStep } from './save-step';

/** After this time the form shows that it is waiting, in milliseconds. */
const NOTICED = 500;

/** Runs the steps in their order. None runs after the form was left. */
export const runSteps = <T>(steps: readonly SaveStep<T>[], record: T, context: SaveContext<T>): Promise<void> => {
  const [step, ...others] = steps;
  if (!step || context.left.aborted) return Promise.resolve();
  return step(record, (changed, told) => runSteps(others, changed, { ...context, ...told }), context);
};

/** The saves of one form, one at a time. */
export interface SaveRun {
  on: (event: SaveEvent) => void;
  /** Does the work of a save, unless another save is under way. `goOn` is where to go afterwards. */
  run: (work: (form: Pick<SaveContext<never>, 'ask' | 'left'>) => Promise<unknown>, goOn?: GoOn) => Promise<void>;
  /** The user answers the question that is open, or closes it. */
  answer: (given?: SaveAnswer) => void;
  /** The form is left. */
  stop: () => void;
}

/** The question of a save that is open, and its answer. */
const createQuestions = (on: SaveRun['on']) => {
  let resolve: (given?: SaveAnswer) => void = () => undefined;
  const ask: Ask = question =>
    new Promise(answered => {
      resolve = answered;
      on({ type: 'asked', question });
    });
  const answer: SaveRun['answer'] = given => {
    on({ type: 'answered' });
    resolve(given);
  };
  return { ask, answer };
};

/** Changes the state by events, and tells it when checks take long. */
const createEvents = (state: State<{ save: SaveState }>) => {
  let timer: ReturnType<typeof setTimeout>;
  const on = (event: SaveEvent) => {
    const before = state.read().save;
    const save = saveReducer(before, event);
    state.set({ save });
    if (save.at === before.at) return;
    clearTimeout(timer);
    if (save.at === 'checking') timer = setTimeout(() => on({ type: 'slow' }), NOTICED);
  };
  return { on, end: () => clearTimeout(timer) };
};

export const createSaveRun = (state: State<{ save: SaveState }>): SaveRun => {
  const { on, end } = createEvents(state);
  const { ask, answer } = createQuestions(on);
  let left = new AbortController();
  const run: SaveRun['run'] = async (work, goOn) => {
    const starts = isFree(state.read().save);
    on({ type: 'pressed', goOn });
    if (!starts) return;
    // What is still read about the save before does not matter any more.
    left.abort();
    left = new AbortController();
    try {
      await work({ ask, left: left.signal });
    } catch (error) {
      // The user has to sign in first, and presses Save again afterwards.
      if (!isSessionEnd(error)) throw error;
    } finally {
      on({ type: 'ended' });
    }
  };
  const stop = () => {
    left.abort();
    end();
  };
  return { on, run, answer, stop };
};
