import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWrite } from 'core/navigation/open-forms';
import { isSessionEnd } from 'core/responses/session-end';
import { useLatest } from 'lib/use-latest';
import { type GoOn, isFree, NOT_SAVED, type SaveEvent, saveReducer, type SaveState, writeOf } from './save-state';
import type { Ask, SaveContext, SaveStep } from './save-step';

/** After this time the form shows that it is waiting, in milliseconds. */
const NOTICED = 500;

/** Runs the steps in their order. None runs after the form was left. */
export const runSteps = <T>(steps: readonly SaveStep<T>[], record: T, context: SaveContext<T>): Promise<void> => {
  const [step, ...others] = steps;
  if (!step || context.left.aborted) return Promise.resolve();
  return step(record, changed => runSteps(others, changed, context), context);
};

/** The saves of one form, one at a time. */
export interface SaveRun {
  state: SaveState;
  /** The same state, updated at once: a second press may come before React renders. */
  latest: Readonly<{ current: SaveState }>;
  on: (event: SaveEvent) => void;
  /** Does the work of a save, unless another save is under way. `goOn` is where to go afterwards. */
  run: (work: (form: Pick<SaveContext<never>, 'ask' | 'left'>) => Promise<unknown>, goOn?: GoOn) => Promise<void>;
}

export const useSaveRun = (): SaveRun => {
  const [state, show] = useState(NOT_SAVED);
  const latest = useRef(state);
  const pending = useRef<AbortController>(undefined);
  // The save of a form that is left ends before its inputs leave the page.
  useLayoutEffect(() => () => pending.current?.abort(), []);
  const on = useCallback((event: SaveEvent) => {
    latest.current = saveReducer(latest.current, event);
    show(latest.current);
  }, []);

  useWrite(writeOf(state));

  const isChecking = state.at === 'checking';
  useEffect(() => {
    if (!isChecking) return;
    const timer = setTimeout(() => on({ type: 'slow' }), NOTICED);
    return () => clearTimeout(timer);
  }, [isChecking, on]);

  const ask: Ask = render =>
    new Promise(resolve => {
      const question = render(answer => {
        on({ type: 'answered' });
        resolve(answer);
      });
      on({ type: 'asked', question });
    });
  const run: SaveRun['run'] = async (work, goOn) => {
    const starts = isFree(latest.current);
    on({ type: 'pressed', goOn });
    if (!starts) return;
    // What is still read about the save before does not matter any more.
    pending.current?.abort();
    pending.current = new AbortController();
    try {
      await work({ ask, left: pending.current.signal });
    } catch (error) {
      // The user has to sign in first, and presses Save again afterwards.
      if (!isSessionEnd(error)) throw error;
    } finally {
      on({ type: 'ended' });
    }
  };
  return { state, latest, on, run };
};

/** A saved form returns to its list after a moment (R63), unless the user wants to go elsewhere at once. */
export const useAfterSave = (
  { isStored, goOn }: { isStored: boolean; goOn: GoOn | undefined },
  toList: () => void,
  delay: number,
) => {
  const latest = useLatest({ goOn, toList });
  useEffect(() => {
    if (!isStored) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const waitForList = () => {
      timer = setTimeout(() => latest.current.toList(), delay);
    };
    const go = latest.current.goOn;
    if (go) void Promise.resolve(go()).then(hasLeft => !hasLeft && !isOver && waitForList());
    else waitForList();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isStored, delay, latest]);
};
