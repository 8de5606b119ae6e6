import type { EntryLocation } from './entry-state';
import type { Trail } from './trail';

/** Undoes a step of the browser. */
const createUndo = () => {
  let afterwards: (() => void) | undefined;
  return {
    undo: (steps: number, then: () => void = () => undefined) => {
      afterwards = then;
      window.history.go(-steps);
    },
    /** Returns whether the browser arrived from the undone step. If so, the undo is finished. */
    hasFinished: (): boolean => {
      const then = afterwards;
      afterwards = undefined;
      then?.();
      return then !== undefined;
    },
  };
};

/** Goes back to the entry below, which then shows a location that the console chooses. */
const createReturn = (arriveAs: (location: EntryLocation) => void) => {
  let returning: EntryLocation | undefined;
  return {
    isReturning: () => returning !== undefined,
    goBackTo: (location: EntryLocation) => {
      returning = location;
      window.history.back();
    },
    /** Returns whether the browser arrived from `goBackTo`. If so, the return is finished. */
    hasFinished: (): boolean => {
      const location = returning;
      if (!location) return false;
      returning = undefined;
      arriveAs(location);
      return true;
    },
  };
};

/** The steps that the console itself makes through the browser's history, and what it does on arrival. */
export const createOwnSteps = (trail: Trail, replace: (location: EntryLocation) => void) => {
  let isLeaving = false;
  let isArriving = false;

  const replaceUnasked = (location: EntryLocation) => {
    isArriving = true;
    replace(location);
    isArriving = false;
  };
  /** Shows this location at the entry that the browser went to, without a flash of what the entry was before. */
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
    /** Returns whether the browser arrived from an undone step or from `goBackTo`. If so, that step is finished. */
    hasFinished: () => undone.hasFinished() || returning.hasFinished(),
  };
};

export type OwnSteps = ReturnType<typeof createOwnSteps>;
