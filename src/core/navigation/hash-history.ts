import { type Action, createBrowserHistory, createPath, type History, type Location, parsePath } from 'history';
import { areOfOneForm, type EntryLocation, withForm } from './entry-state';
import { hasHandledStep } from './internal/back-and-forward';
import { createKey, normalizeAddress, root } from './internal/hash-address';
import { createOwnSteps } from './internal/own-steps';
import { createTrail } from './internal/trail';
import { createLeaveGuard } from './leave-guard';
import { hasUnsavedWork } from './open-forms';
import { positionIn } from './position';

/**
 * Whether the screen stays the same. A push to the same path, or another position in the list, opens another record in
 * the same form.
 */
const isSameScreen = (now: Location, next: Location, action: Action) =>
  action === 'REPLACE' && next.pathname === now.pathname && positionIn(next.state) === positionIn(now.state);

/** Completes a location before it becomes an entry, for example with a query that identifies its record. */
type CompleteLocation = (location: EntryLocation) => EntryLocation;

/** Completes every location that is pushed or replaced, also by a link. */
const completeEntries = (history: History<unknown>, complete: CompleteLocation) => {
  const { push, replace } = history;
  const completed = (to: string | EntryLocation, state: unknown) =>
    complete(withForm(typeof to === 'string' ? { ...parsePath(to), state } : to, createKey()));
  history.push = (to: string | EntryLocation, state?: unknown) => push(completed(to, state));
  history.replace = (to: string | EntryLocation, state?: unknown) => replace(completed(to, state));
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

/** Listens to the browser. Returns a function that removes the listeners. */
const connect = (parts: Parts) => {
  const { trail, history, steps } = parts;
  // Registered before `history` registers its own listener, so that this one receives every step first.
  const onPopState = (event: PopStateEvent) => {
    if (normalizeAddress()) {
      // `history` reads the state of the event, which is that of the entry before it was completed.
      event.stopImmediatePropagation();
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    } else if (hasHandledStep(parts)) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', onPopState);
  const unblock = history.block((next, action) => {
    if (action === 'POP' || steps.isArriving() || isSameScreen(history.location, next, action)) return;
    return areOfOneForm(history.location.state, next.state) || !hasUnsavedWork() ? undefined : 'unsaved';
  });
  const unfollow = trail.follow(history);
  return () => {
    window.removeEventListener('popstate', onPopState);
    unblock();
    unfollow();
  };
};

const returnTo = ({ trail, guard, history, steps }: Parts, location: EntryLocation) => {
  const staysInForm = areOfOneForm(history.location.state, location.state);
  const goBackOrReplace = () => {
    if (!staysInForm) trail.closeForm();
    if (trail.isBelow(location.pathname ?? '')) steps.goBackTo(location);
    else steps.replaceUnasked(location);
  };
  if (steps.isReturning()) return;
  if (staysInForm || !hasUnsavedWork()) return goBackOrReplace();
  guard.ask(leave => leave && goBackOrReplace());
};

/**
 * Hash URLs whose navigation state is in `window.history.state`, so that it survives reload, Back and Forward (R1): a
 * browser history whose basename is everything up to the hash. The hash history of the `history` library drops the
 * state. After a reload, the library's own guard no longer knows in which direction Back went, so a blocked Back is
 * undone here.
 */
export const createHashStateHistory = (complete: CompleteLocation = location => location) => {
  normalizeAddress();
  const parts = createParts(complete);
  const { trail, guard, history } = parts;
  const dispose = connect(parts);
  return {
    history,
    /** Sets the function that asks the user; the leave dialog registers itself. */
    askWith: guard.askWith,
    /**
     * Leaves the screen for one below it. Goes back if the entry of that screen is right before this one, else
     * replaces this entry. Asks about unsaved work first, and closes the form that is left: Back and Forward do not
     * open it again. If the location belongs to the same form, it neither asks nor closes the form.
     */
    returnTo: (location: EntryLocation) => returnTo(parts, location),
    /** A record was saved or deleted: closes its entries, because they show an older version. */
    closeRecord: trail.closeRecord,
    /** Stores another state in this entry for a reload, Back and Forward. The current screen does not change. */
    keepState: (state: object) => {
      const { pathname, search } = history.location;
      const address = history.createHref({ ...history.location, ...complete({ pathname, search, state }) });
      window.history.replaceState({ ...window.history.state, state }, '', address);
      trail.revise(pathname, state);
    },
    /** The address that an entry of this location gets, within the console. */
    addressOf: (location: EntryLocation) => createPath(complete(location)),
    /** Removes the listeners from the browser. */
    dispose,
  };
};

/** What the router's own history cannot do. */
export type Navigation = ReturnType<typeof createHashStateHistory>;
