import type { EntryLocation } from '../entry-state';
import type { Trail } from './trail';

/** Replaces the shown location without a question about unsaved work. */
const createUnasked = (replace: (location: EntryLocation) => void) => {
  let isUnderWay = false;
  return {
    isArriving: () => isUnderWay,
    replaceUnasked: (location: EntryLocation) => {
      isUnderWay = true;
      replace(location);
      isUnderWay = false;
    },
  };
};

/** The steps that the console itself makes through the browser's history, and what it does on arrival. */
export const createOwnSteps = (trail: Trail, replace: (location: EntryLocation) => void) => {
  let onArrival: (() => void) | undefined;
  let isLeaving = false;
  const unasked = createUnasked(replace);
  let isReturning = false;

  const go = (steps: number, then: () => void) => {
    onArrival = then;
    window.history.go(steps);
  };
  /** Shows this location at the entry that the browser went to, without a flash of what the entry was before. */
  const arriveAs = (location: EntryLocation) => {
    isLeaving = false;
    isReturning = false;
    trail.arrive();
    unasked.replaceUnasked(location);
  };

  return {
    ...unasked,
    isLeaving: () => isLeaving,
    isReturning: () => isReturning,
    arriveAs,
    arrive: () => {
      isLeaving = false;
    },
    leaveBy: (steps: number) => {
      isLeaving = true;
      window.history.go(steps);
    },
    /** Undoes a step of the browser. */
    undo: (steps: number, then: () => void = () => undefined) => go(-steps, then),
    /** Goes back to the entry below, which then shows a location that the console chooses. */
    goBackTo: (location: EntryLocation) => {
      isReturning = true;
      go(-1, () => arriveAs(location));
    },
    /** Returns whether the browser arrived from an undone step or from `goBackTo`. If so, that step is finished. */
    hasFinished: () => {
      const then = onArrival;
      onArrival = undefined;
      then?.();
      return then !== undefined;
    },
  };
};

export type OwnSteps = ReturnType<typeof createOwnSteps>;
