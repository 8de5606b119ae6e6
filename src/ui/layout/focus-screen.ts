/** Whether the focus was on what is gone from the page, or was disabled. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Whether the focus is lost, or only where it was put because the screen changed. */
export const isFocusFree = () => isFocusLost() || Boolean(document.activeElement?.matches('#main, h1'));

/** Gives the focus to the screen's heading, or to the place of the screen while it loads. */
export const focusScreen = () => {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
};
