import { createBrowserHistory, type History } from 'history';
import { discardUnsavedWork, hasUnsavedWork } from 'shared/drafts/unsaved-work';
import { placeIn } from './place';
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

/** '' '#' '#foo' become '#/' '#/' '#/foo'; what cannot be decoded goes home (decision 1). */
const normalise = () => {
  const { hash } = window.location;
  const isDecodable = decoded(hash) !== undefined;
  if (hash.startsWith('#/') && isDecodable) return;
  const path = isDecodable ? hash.slice(1) : '';
  window.history.replaceState(window.history.state, '', `${root()}#/${path}`);
};

/** A form that hands its record on with what it was opened as, to its text editor and back, loses nothing. */
const handsOn = (state: unknown) => typeof state === 'object' && state !== null && 'base' in state;

/**
 * Hash URLs whose navigation state lives in `window.history.state`, and so survives reload, back and forward
 * (decision 1): a browser history with everything up to the hash as its basename. history's own hash history
 * drops the state, and its own guard forgets after a reload which way Back was, so a blocked Back is undone here.
 */
export const createHashStateHistory = () => {
  normalise();
  const trail = createTrail();
  let ask: AskToLeave = answer => answer(true);
  let undoing: (() => void) | undefined;
  let leaving = false;

  const leave = (go: () => void) => {
    discardUnsavedWork();
    leaving = true;
    go();
  };

  // Registered before the history registers its own, so that it sees every step first.
  window.addEventListener('popstate', event => {
    normalise();
    if (undoing) {
      event.stopImmediatePropagation();
      const askNow = undoing;
      undoing = undefined;
      askNow();
      return;
    }
    if (leaving || !hasUnsavedWork()) {
      leaving = false;
      return;
    }
    const steps = trail.stepsTo(event.state?.key);
    event.stopImmediatePropagation();
    undoing = () => ask(yes => yes && leave(() => window.history.go(steps)));
    window.history.go(-steps);
  });

  const history: History<unknown> = createBrowserHistory({
    basename: `${root()}#`,
    getUserConfirmation: (_message, callback) =>
      ask(yes => {
        if (yes) discardUnsavedWork();
        callback(yes);
      }),
  });
  history.block((next, action) => {
    const { pathname, state } = history.location;
    const isSameRecord = placeIn(next.state) === placeIn(state);
    // A push to the same path, or another place in the list, is another record in the same form.
    const stays = action === 'REPLACE' && next.pathname === pathname && isSameRecord;
    if (action === 'POP' || stays || handsOn(next.state) || !hasUnsavedWork()) return;
    return 'unsaved';
  });
  trail.follow(history);

  return {
    history,
    /** Who asks; the leave dialog registers itself. */
    askWith: (asker: AskToLeave) => {
      ask = asker;
    },
  };
};
