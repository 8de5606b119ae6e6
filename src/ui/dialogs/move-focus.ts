import type { KeyboardEvent } from 'react';
import { pressedKey } from 'lib/pressed-key';

/** Space is excluded: it presses the option that has the focus. */
const isTyped = (key: string, { ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * Moves the focus among the options with arrow keys, Home and End (like a WAI-ARIA listbox, but on plain buttons).
 * ArrowUp on the first option, or typing a character, moves the focus back to the search.
 */
export const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const key = pressedKey(event);
  const options = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-option]')];
  const at = options.findIndex(option => option === document.activeElement);
  if ((at >= 0 && isTyped(key, event)) || (at === 0 && key === 'ArrowUp')) {
    event.currentTarget.querySelector<HTMLInputElement>('[type="search"]')?.focus();
    return;
  }
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[key];
  if (to === undefined || options.length === 0 || (at < 0 && /Home|End/.test(key))) return;
  event.preventDefault();
  options[Math.min(Math.max(to, 0), options.length - 1)]?.focus();
};
