/** Whether the focus is lost, because the focused element was removed from the page or disabled. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Whether the focus is lost, or is only where a screen change put it. */
export const isFocusFree = () => isFocusLost() || Boolean(document.activeElement?.matches('#main, h1'));

/** Moves the focus to the screen's heading, or to the main area while the screen loads. */
export const focusScreen = () => {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
};
