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

/** Returns whether the step was undone, or was redirected past closed forms. */
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
  // Every entry behind is closed, so this entry shows the list.
  steps.arriveAs(listOf(location));
  return true;
};

/**
 * Returns whether Back or Forward was handled here, so that `history` must not receive the event. Asks before the user
 * leaves unsaved work, steps over closed forms, and carries the typed text between a form and its text screen. While a
 * form is being saved, a step to its text screen is undone.
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
