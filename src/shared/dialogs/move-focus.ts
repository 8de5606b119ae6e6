import type { KeyboardEvent } from 'react';

/** Moves the focus among the options: arrows, Home and End (WAI-ARIA listbox habits on plain buttons). */
export const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const options = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-option]')];
  const at = options.findIndex(option => option === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key];
  if (to === undefined || options.length === 0 || (at < 0 && /Home|End/.test(event.key))) return;
  event.preventDefault();
  options[Math.min(Math.max(to, 0), options.length - 1)].focus();
};
