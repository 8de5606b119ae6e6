import { createBrowserHistory, type Action, type History, type Location } from 'history';
import { hasHandledStep } from './back-and-forward';
import { asOpenedAnew, hasFormRecord, type EntryLocation } from './entry-state';
import { normaliseAddress, root } from './hash-address';
import { createLeaveGuard } from './leave-guard';
import { createOwnSteps } from './own-steps';
import { positionIn } from './position';
import { createTrail } from './trail';
import { hasUnsavedWork } from './unsaved-work';

/** A push to the same path, or another place in the list, is another record in the same form. */
const isSameScreen = (now: Location, next: Location, action: Action) =>
  action === 'REPLACE' && next.pathname === now.pathname && positionIn(next.state) === positionIn(now.state);

/** Completes a location before it becomes an entry, as with the name of the record that it is handed. */
type CompleteLocation = (location: EntryLocation) => EntryLocation;

/** Whoever pushes or replaces an entry, by a link too, gets it completed. */
const completeEntries = (history: History<unknown>, complete: CompleteLocation) => {
  const { push, replace } = history;
  history.push = (to: string | EntryLocation, state?: unknown) =>
    typeof to === 'string' ? push(to, state) : push(complete(asOpenedAnew(history.location, to)));
  history.replace = (to: string | EntryLocation, state?: unknown) =>
    typeof to === 'string' ? replace(to, state) : replace(complete(to));
};

const createParts = (complete: CompleteLocation) => {
  const trail = createTrail();
  const guard = createLeaveGuard(trail.closeLeft);
  const history: History<unknown> = createBrowserHistory({
    basename: `${root()}#`,
    getUserConfirmation: (_message, callback) => guard.ask(callback),
  });
  completeEntries(history, complete);
  const steps = createOwnSteps(trail, location => history.replace(location));
  return { trail, guard, history, steps };
};

type Parts = ReturnType<typeof createParts>;

/** Listens to the browser until it is disposed. */
const connect = (parts: Parts) => {
  const { trail, history, steps } = parts;
  // Registered before the history registers its own, so that it sees every step first.
  const onPopState = (event: PopStateEvent) => {
    normaliseAddress();
    if (hasHandledStep(parts)) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', onPopState);
  const unblock = history.block((next, action) => {
    if (action === 'POP' || steps.isArriving() || isSameScreen(history.location, next, action)) return;
    return hasFormRecord(next.state) || !hasUnsavedWork() ? undefined : 'unsaved';
  });
  const unfollow = trail.follow(history);
  return () => {
    window.removeEventListener('popstate', onPopState);
    unblock();
    unfollow();
  };
};

const returnTo = ({ trail, guard, steps }: Parts, location: EntryLocation) => {
  const withFormRecord = hasFormRecord(location.state);
  const goBackOrReplace = () => {
    if (!withFormRecord) trail.closeForm();
    if (trail.isBelow(location.pathname ?? '')) steps.goBackTo(location);
    else steps.replaceUnasked(location);
  };
  if (steps.isReturning()) return;
  if (withFormRecord || !hasUnsavedWork()) return goBackOrReplace();
  guard.ask(leave => leave && goBackOrReplace());
};

/**
 * Hash URLs whose navigation state lives in `window.history.state`, and so survives reload, back and forward
 * (R1): a browser history with everything up to the hash as its basename. history's own hash history
 * drops the state, and its own guard forgets after a reload which way Back was, so a blocked Back is undone here.
 */
export const createHashStateHistory = (complete: CompleteLocation = location => location) => {
  normaliseAddress();
  const parts = createParts(complete);
  const { trail, guard, history } = parts;
  const dispose = connect(parts);
  return {
    history,
    /** Who asks; the leave dialog registers itself. */
    askWith: guard.askWith,
    /**
     * Ends the screen and leads to one below it: back to its entry where that comes right before this one, else in this
     * one's place. Unsaved work is asked about first, unless the location is handed it. The form that is left is
     * closed then: Back and Forward do not lead into it again.
     */
    returnTo: (location: EntryLocation) => returnTo(parts, location),
    /** A record was saved or deleted: what other entries show of it is older. */
    closeRecord: trail.closeRecord,
    /** Keeps another state in this entry for a reload and for Back and Forward; what is on show stays as it is. */
    keepState: (state: object) => {
      const { pathname, search } = history.location;
      const address = history.createHref({ ...history.location, ...complete({ pathname, search, state }) });
      window.history.replaceState({ ...window.history.state, state }, '', address);
      trail.revise(pathname, state);
    },
    /** Removes what listens to the browser. */
    dispose,
  };
};
