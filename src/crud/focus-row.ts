const isLost = () => document.activeElement === null || document.activeElement === document.body;

const ENABLED = 'button:not(:disabled), a[href]';

/**
 * Gives the focus a place after a row was acted on: a button that was removed or disabled loses it to the page's body.
 * It goes to the first action of the row that stands at this place now, else to what adds a record, else to the
 * list's heading. Where something else has the focus, it stays there.
 */
export const focusRow = (index: number) => {
  if (!isLost()) return;
  const row = document.querySelectorAll('.row-actions')[index];
  const target =
    row?.querySelector<HTMLElement>(ENABLED) ??
    document.querySelector<HTMLElement>('.page-title-actions button:not(:disabled), .page-title-actions a[href]') ??
    document.querySelector<HTMLElement>('h1');
  if (target?.tagName === 'H1') target.tabIndex = -1;
  target?.focus();
};
