import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { pressedKey } from 'lib/pressed-key';

/**
 * A panel next to the button that opens it (WAI-ARIA disclosure). Esc closes it and returns the focus to the button.
 * A press elsewhere, or moving the focus elsewhere, closes it too.
 */
export const useDisclosure = <Root extends HTMLElement>(buttonRef?: RefObject<HTMLButtonElement>) => {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownRef;

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  /** Closes the panel. The focus would be lost with it, so it first returns to the button. */
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  return {
    isOpen,
    close,
    rootProps: {
      ref: root,
      onKeyDown: (event: KeyboardEvent) => {
        if (pressedKey(event) === 'Escape' && isOpen) close();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      },
    },
    buttonProps: { ref: button, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
  };
};
