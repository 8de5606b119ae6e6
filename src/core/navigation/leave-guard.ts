import { discardUnsavedWork } from './unsaved-work';

/** The user's decision about unsaved work that is about to be left. */
export type LeaveAnswer = 'stay' | 'discard' | 'saved';

/** Asks the user whether to leave unsaved work, and passes the decision to the callback. */
export type AskToLeave = (callback: (answer: LeaveAnswer) => void) => void;

/** Asks before unsaved work is left, and discards it if the user agrees. */
export const createLeaveGuard = (onLeave: () => void) => {
  let asker: AskToLeave = callback => callback('discard');
  return {
    askWith: (next: AskToLeave) => {
      asker = next;
    },
    ask: (callback: (leave: boolean) => void) =>
      asker(answer => {
        if (answer === 'discard') discardUnsavedWork();
        if (answer !== 'stay') onLeave();
        callback(answer !== 'stay');
      }),
  };
};

export type LeaveGuard = ReturnType<typeof createLeaveGuard>;
