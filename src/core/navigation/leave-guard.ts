import { discardUnsavedWork } from './unsaved-work';

/** Asks the person whether to leave unsaved work; answers through the callback. */
export type AskToLeave = (callback: (leave: boolean) => void) => void;

/** Asks before unsaved work is left, and discards it for whoever agrees. */
export const createLeaveGuard = (onDiscard: () => void) => {
  let asker: AskToLeave = callback => callback(true);
  return {
    askWith: (next: AskToLeave) => {
      asker = next;
    },
    ask: (callback: (leave: boolean) => void) =>
      asker(leave => {
        if (leave) {
          discardUnsavedWork();
          onDiscard();
        }
        callback(leave);
      }),
  };
};

export type LeaveGuard = ReturnType<typeof createLeaveGuard>;
