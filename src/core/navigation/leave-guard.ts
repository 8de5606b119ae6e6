import { discardUnsavedWork, hasUnsavedWork, releaseUnsavedWork } from './open-forms';

/** The user's decision about unsaved work that is about to be left. `leave` keeps the draft: a write is under way. */
export type LeaveAnswer = 'stay' | 'discard' | 'leave' | 'saved';

/** Asks the user whether to leave unsaved work, and passes the decision to the callback. */
export type AskToLeave = (callback: (answer: LeaveAnswer) => void) => void;

/** Asks before unsaved work is left, and discards or releases it as the user decides. */
export const createLeaveGuard = (onLeave: () => void) => {
  let asker: AskToLeave = callback => callback('discard');
  return {
    askWith: (next: AskToLeave) => {
      asker = next;
    },
    ask: (callback: (leave: boolean) => void) =>
      asker(answer => {
        if (answer === 'discard') discardUnsavedWork();
        if (answer === 'leave') releaseUnsavedWork();
        if (answer !== 'stay') onLeave();
        callback(answer !== 'stay');
      }),
  };
};

export type LeaveGuard = ReturnType<typeof createLeaveGuard>;

// The browser asks by itself before a page is closed or reloaded.
window.addEventListener('beforeunload', event => {
  if (hasUnsavedWork()) event.preventDefault();
});
