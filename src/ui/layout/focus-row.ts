import { focusScreen, isFocusLost } from './focus-screen';

const ENABLED = 'button:not(:disabled), a[href]';

/** The button of a row that has the focus. */
export const focusedAction = () => document.activeElement?.closest<HTMLElement>(`.row-actions :is(${ENABLED})`) ?? null;

/**
 * Gives the focus a place after a row was acted on: a button that was removed or disabled loses it to the page's body.
 * It goes back to the button that was pressed, where that is still there; else to the first action of the row that
 * stands at this place now, or of the last one, else to what adds a record, else to the list's heading. Where something
 * else has the focus, it stays there.
 */
export const focusRow = (index: number, pressed: HTMLElement | null) => {
  if (!isFocusLost()) return;
  if (pressed?.isConnected && pressed.matches(ENABLED)) return pressed.focus();
  const rows = document.querySelectorAll('.row-actions');
  const row = rows[Math.min(index, rows.length - 1)];
  const target =
    row?.querySelector<HTMLElement>(ENABLED) ??
    document.querySelector<HTMLElement>('.page-title-actions button:not(:disabled), .page-title-actions a[href]');
  if (target) target.focus();
  else focusScreen();
};
