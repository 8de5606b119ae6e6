import { parsePath } from 'history';
import { type EntryLocation, listOf } from '../entry-state';
import type { LeaveGuard } from '../leave-guard';
import { hasUnsavedWork, readFormRecord } from '../open-forms';
import type { OwnSteps } from './own-steps';
import type { Trail } from './trail';

interface Parts {
  trail: Trail;
  guard: LeaveGuard;
  steps: OwnSteps;
}

/** Returns whether the step was undone, or was redirected past finished forms. */
const hasRedirected = ({ trail, guard, steps }: Parts, location: EntryLocation): boolean => {
  const made = trail.steps();
  const direction = Math.sign(made);
  const isClosed = trail.isAtClosed();
  if (isClosed && trail.hasMore(direction)) {
    window.history.go(direction);
    return true;
  }
  if (isClosed && direction > 0) {
    steps.undo(made);
    return true;
  }
  if (!steps.isLeaving() && hasUnsavedWork()) {
    steps.undo(made, () => guard.ask(leave => leave && steps.leaveBy(made)));
    return true;
  }
  steps.arrive();
  if (!isClosed) return false;
  // Nothing is behind the finished form, so its entry shows the list.
  steps.arriveAs(listOf(location));
  return true;
};

/**
 * Returns whether Back or Forward was handled here, so that `history` must not receive the event. Asks before the user
 * leaves unsaved work, steps over finished forms, and keeps what was typed between a form and its texts. While a form
 * is being saved, a step to its texts is undone.
 */
export const hasHandledStep = (parts: Parts): boolean => {
  const { trail, steps } = parts;
  if (steps.hasFinished()) return true;
  const { state } = window.history.state;
  const location = parsePath(window.location.hash.slice(1));
  const formRecord = trail.isAtSameForm() ? readFormRecord() : undefined;
  if (!formRecord) return hasRedirected(parts, { ...location, state });
  if (formRecord === 'saving') {
    steps.undo(trail.steps());
    return true;
  }
  steps.arriveAs({ ...location, state: { ...state, ...formRecord } });
  return true;
};
