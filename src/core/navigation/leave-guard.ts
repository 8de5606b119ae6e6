import { discardUnsavedWork } from './unsaved-work';

/** What a person decided about unsaved work that is about to be left. */
export type LeaveAnswer = 'stay' | 'discard' | 'saved';

/** Asks the person whether to leave unsaved work; answers through the callback. */
export type AskToLeave = (callback: (answer: LeaveAnswer) => void) => void;

/** Asks before unsaved work is left, and discards it for whoever agrees. */
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
