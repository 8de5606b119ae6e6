import type { EntryLocation } from './entry-state';
import type { Trail } from './trail';

/** The steps through the browser's history that the console makes itself, and what it does when one arrives. */
export const createOwnSteps = (trail: Trail, replace: (location: EntryLocation) => void) => {
  let undoing: (() => void) | undefined;
  let returning: EntryLocation | undefined;
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

  return {
    isLeaving: () => isLeaving,
    isArriving: () => isArriving,
    isReturning: () => returning !== undefined,
    arriveAs,
    arrive: () => {
      isLeaving = false;
    },
    replaceUnasked,
    leaveBy: (steps: number) => {
      isLeaving = true;
      window.history.go(steps);
    },
    undo: (steps: number, then: () => void = () => undefined) => {
      undoing = then;
      window.history.go(-steps);
    },
    goBackTo: (location: EntryLocation) => {
      returning = location;
      window.history.back();
    },
    /** Whether the browser arrived from an undone step or from `goBackTo`, which ends here. */
    hasFinished: (): boolean => {
      const [then, location] = [undoing, returning];
      if (then) {
        undoing = undefined;
        then();
        return true;
      }
      if (!location) return false;
      returning = undefined;
      arriveAs(location);
      return true;
    },
  };
};

export type OwnSteps = ReturnType<typeof createOwnSteps>;
