import { focusScreen, isFocusLost } from './focus-screen';

const ENABLED = 'button:not(:disabled), a[href]';

/** The row action that has the focus, if any. */
export const focusedAction = () =>
  document.activeElement?.closest<HTMLElement>(`:is(td, .row-actions) :is(${ENABLED})`) ?? null;

/**
 * Restores the focus after a row action: a button that is removed or disabled loses the focus to the page's body. The
 * focus returns to the pressed button if that is still there and enabled. Otherwise it moves to the first action of
 * the row that is now at this index, or of the last row; else to the control that adds a record; else to the list's
 * heading. If something else has the focus, it stays there.
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
