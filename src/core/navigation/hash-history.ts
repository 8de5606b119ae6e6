import { createBrowserHistory, parsePath, type History, type LocationDescriptorObject } from 'history';
import { discardUnsavedWork, hasUnsavedWork } from './unsaved-work';
import { readFormRecord } from './form-record';
import { placeIn } from './position';
import { createTrail } from './trail';

/** Asks the person whether to leave unsaved work; answers through the callback. */
export type AskToLeave = (answer: (leave: boolean) => void) => void;

const root = () => window.location.pathname + window.location.search;

// It answers the text and not a flag: the minifier takes a decodeURI whose result nobody reads for one without effect.
const decoded = (hash: string): string | undefined => {
  try {
    return decodeURI(hash);
  } catch {
    return undefined;
  }
};

const createKey = () => Math.random().toString(36).slice(2, 8);

/**
 * '' '#' '#foo' become '#/' '#/' '#/foo'; what cannot be decoded goes home (R2). An address that somebody typed
 * gets a key as other entries have one, so that it can be told from them.
 */
const normalise = () => {
  const { hash } = window.location;
  const { state } = window.history;
  const isDecodable = decoded(hash) !== undefined;
  const isPath = hash.startsWith('#/') && isDecodable;
  if (isPath && state?.key) return;
  const path = isDecodable ? hash.slice(1) : '';
  const address = isPath ? hash : `#/${path}`;
  window.history.replaceState({ ...state, key: state?.key ?? createKey() }, '', root() + address);
};

/** A form that hands its record on with what it was opened as, to its text editor and back, loses nothing. */
const handsOn = (state: unknown) => typeof state === 'object' && state !== null && 'base' in state;

/** The section that a path lies in, and the list's query that its state carries. */
const listOf = ({ pathname = '', state }: LocationDescriptorObject<unknown>): LocationDescriptorObject<unknown> => ({
  pathname: pathname.split('/').slice(0, 3).join('/'),
  search: (state as { list?: string } | undefined)?.list ?? '',
});

/**
 * Hash URLs whose navigation state lives in `window.history.state`, and so survives reload, back and forward
 * (R1): a browser history with everything up to the hash as its basename. history's own hash history
 * drops the state, and its own guard forgets after a reload which way Back was, so a blocked Back is undone here.
 * Back and Forward step over forms that are over, and carry what was typed between a form and its text screen.
 */
export const createHashStateHistory = () => {
  normalise();
  const trail = createTrail();
  let ask: AskToLeave = answer => answer(true);
  let undoing: (() => void) | undefined;
  let returning: LocationDescriptorObject<unknown> | undefined;
  let isLeaving = false;
  let isArriving = false;

  const discard = () => {
    discardUnsavedWork();
    trail.closeDiscarded();
  };
  const leave = (go: () => void) => {
    discard();
    isLeaving = true;
    go();
  };
  const undo = (steps: number, then: () => void = () => undefined) => {
    undoing = then;
    window.history.go(-steps);
  };

  /** Shows the entry that the browser went to as this location, without a moment of what the entry was before. */
  const arriveAs = (location: LocationDescriptorObject<unknown>) => {
    isLeaving = false;
    isArriving = true;
    trail.arriveAt(window.history.state.key);
    history.replace(location);
    isArriving = false;
  };

  /** Whether Back or Forward was dealt with here, so that history must not hear of it. */
  const hasHandled = (): boolean => {
    const { key, state } = window.history.state;
    const target = { ...parsePath(window.location.hash.slice(1)), state };
    if (undoing) {
      const then = undoing;
      undoing = undefined;
      then();
      return true;
    }
    if (returning) {
      const location = returning;
      returning = undefined;
      arriveAs(location);
      return true;
    }
    const handed = trail.isSameForm(key) ? readFormRecord() : undefined;
    if (handed) {
      arriveAs({ ...target, state: { ...state, ...handed } });
      return true;
    }
    const steps = trail.stepsTo(key);
    const open = trail.stepsToOpen(key);
    const stepsToOpen = open ?? steps;
    if (stepsToOpen === 0) {
      undo(steps);
      return true;
    }
    if (!isLeaving && hasUnsavedWork()) {
      undo(steps, () => ask(yes => yes && leave(() => window.history.go(stepsToOpen))));
      return true;
    }
    if (stepsToOpen !== steps) {
      isLeaving = true;
      window.history.go(stepsToOpen - steps);
      return true;
    }
    isLeaving = false;
    if (open !== undefined) return false;
    // Nothing open lies behind.
    arriveAs(listOf(target));
    return true;
  };

  // Registered before the history registers its own, so that it sees every step first.
  const onPopState = (event: PopStateEvent) => {
    normalise();
    if (hasHandled()) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', onPopState);

  const history: History<unknown> = createBrowserHistory({
    basename: `${root()}#`,
    getUserConfirmation: (_message, callback) =>
      ask(yes => {
        if (yes) discard();
        callback(yes);
      }),
  });
  const unblock = history.block((next, action) => {
    const { pathname, state } = history.location;
    const isSameRecord = placeIn(next.state) === placeIn(state);
    // A push to the same path, or another place in the list, is another record in the same form.
    const stays = action === 'REPLACE' && next.pathname === pathname && isSameRecord;
    if (action === 'POP' || isArriving || stays || handsOn(next.state) || !hasUnsavedWork()) return;
    return 'unsaved';
  });
  const unfollow = trail.follow(history);

  const goBackOrReplace = (location: LocationDescriptorObject<unknown>) => {
    if (!handsOn(location.state)) trail.closeForm();
    if (!trail.isBelow(location.pathname ?? '')) {
      isArriving = true;
      history.replace(location);
      isArriving = false;
      return;
    }
    returning = location;
    window.history.back();
  };

  return {
    history,
    /** Who asks; the leave dialog registers itself. */
    askWith: (asker: AskToLeave) => {
      ask = asker;
    },
    /**
     * Ends the screen and leads to one below it: back to its entry where that comes right before this one, else in this
     * one's place. Unsaved work is asked about first, unless the location is handed it. The form that is left is
     * closed then: Back and Forward do not lead into it again.
     */
    returnTo: (location: LocationDescriptorObject<unknown>) => {
      if (returning) return;
      if (handsOn(location.state) || !hasUnsavedWork()) return goBackOrReplace(location);
      ask(yes => {
        if (!yes) return;
        discardUnsavedWork();
        goBackOrReplace(location);
      });
    },
    /** A record was saved or deleted: what other entries show of it is older. */
    closeRecord: trail.closeRecord,
    /** Keeps another state in this entry for a reload and for Back and Forward; what is on show stays as it is. */
    keepState: (state: object) => {
      window.history.replaceState({ ...window.history.state, state }, '');
      trail.revise(history.location.pathname, state);
    },
    /** Removes what listens to the browser. */
    dispose: () => {
      window.removeEventListener('popstate', onPopState);
      unblock();
      unfollow();
    },
  };
};
