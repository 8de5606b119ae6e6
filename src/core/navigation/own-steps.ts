import type { EntryLocation } from './entry-state';
import type { Trail } from './trail';

/** A step of the browser that is undone. */
const createUndo = () => {
  let afterwards: (() => void) | undefined;
  return {
    undo: (steps: number, then: () => void = () => undefined) => {
      afterwards = then;
      window.history.go(-steps);
    },
    /** Whether the browser arrived from the undone step, which ends here. */
    hasFinished: (): boolean => {
      const then = afterwards;
      afterwards = undefined;
      then?.();
      return then !== undefined;
    },
  };
};

/** The way back to the entry below, which shows a location of the console's choice then. */
const createReturn = (arriveAs: (location: EntryLocation) => void) => {
  let returning: EntryLocation | undefined;
  return {
    isReturning: () => returning !== undefined,
    goBackTo: (location: EntryLocation) => {
      returning = location;
      window.history.back();
    },
    /** Whether the browser arrived from `goBackTo`, which ends here. */
    hasFinished: (): boolean => {
      const location = returning;
      if (!location) return false;
      returning = undefined;
      arriveAs(location);
      return true;
    },
  };
};

/** The steps through the browser's history that the console makes itself, and what it does when one arrives. */
export const createOwnSteps = (trail: Trail, replace: (location: EntryLocation) => void) => {
  let isLeaving = false;
  let isArriving = false;

  const replaceUnasked = (location: EntryLocation) => {
    isArriving = true;
    replace(location);
    isArriving = false;
  };
  /** Shows the entry that the browser went to as this location, without a moment of what the entry was before. */
  const arriveAs = (location: EntryLocation) => {
    isLeaving = false;
    trail.arriveAt(window.history.state.key);
    replaceUnasked(location);
  };
  const undone = createUndo();
  const returning = createReturn(arriveAs);

  return {
    isLeaving: () => isLeaving,
    isArriving: () => isArriving,
    isReturning: returning.isReturning,
    arriveAs,
    arrive: () => {
      isLeaving = false;
    },
    replaceUnasked,
    leaveBy: (steps: number) => {
      isLeaving = true;
      window.history.go(steps);
    },
    undo: undone.undo,
    goBackTo: returning.goBackTo,
    /** Whether the browser arrived from an undone step or from `goBackTo`, which ends here. */
    hasFinished: () => undone.hasFinished() || returning.hasFinished(),
  };
};

export type OwnSteps = ReturnType<typeof createOwnSteps>;
