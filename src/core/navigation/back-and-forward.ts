import { parsePath } from 'history';
import { listOf, type EntryLocation } from './entry-state';
import { readFormRecord } from './form-record';
import type { LeaveGuard } from './leave-guard';
import type { OwnSteps } from './own-steps';
import type { Trail } from './trail';
import { hasUnsavedWork } from './unsaved-work';

interface Parts {
  trail: Trail;
  guard: LeaveGuard;
  steps: OwnSteps;
}

/** Whether the step was undone, or goes on past forms that are over. */
const hasRedirected = ({ trail, guard, steps }: Parts, key: string, location: EntryLocation): boolean => {
  const made = trail.stepsTo(key);
  const open = trail.stepsToOpen(key);
  const meant = open ?? made;
  if (meant === 0) {
    steps.undo(made);
    return true;
  }
  if (!steps.isLeaving() && hasUnsavedWork()) {
    steps.undo(made, () => guard.ask(leave => leave && steps.leaveBy(meant)));
    return true;
  }
  if (meant !== made) {
    steps.leaveBy(meant - made);
    return true;
  }
  steps.arrive();
  if (open !== undefined) return false;
  // Nothing open lies behind.
  steps.arriveAs(listOf(location));
  return true;
};

/**
 * Whether Back or Forward was dealt with here, so that history must not hear of it. They ask before unsaved work is
 * left, step over forms that are over, and carry what was typed between a form and its text screen. During a save the
 * form stays.
 */
export const hasHandledStep = (parts: Parts): boolean => {
  const { trail, steps } = parts;
  if (steps.hasFinished()) return true;
  const { key, state } = window.history.state;
  const location = parsePath(window.location.hash.slice(1));
  const formRecord = trail.isSameForm(key) ? readFormRecord() : undefined;
  if (!formRecord) return hasRedirected(parts, key, { ...location, state });
  if (formRecord === 'saving') {
    steps.undo(trail.stepsTo(key));
    return true;
  }
  steps.arriveAs({ ...location, state: { ...state, ...formRecord } });
  return true;
};
