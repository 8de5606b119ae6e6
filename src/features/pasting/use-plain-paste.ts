import { type KeyboardEvent, useRef } from 'react';
import { pressedKey } from 'lib/pressed-key';

const isPlainPaste = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && event.shiftKey && pressedKey(event).toLowerCase() === 'v';

/** Whether the next paste is by Ctrl+Shift+V, which is always plain: not every browser says so in the event. */
export const usePlainPaste = () => {
  const isPlain = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      isPlain.current = isPlainPaste(event);
    },
    /** Answers for one paste. */
    take: () => {
      const wasPlain = isPlain.current;
      isPlain.current = false;
      return wasPlain;
    },
  };
};
