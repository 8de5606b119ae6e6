import type { KeyboardEvent } from 'react';
import { keysOf } from 'ui/shortcuts/keys';

/** Enter in a number goes to that of the next row, as in a spreadsheet. The names of both differ in the row's index. */
export const goToNextRow = (event: KeyboardEvent<HTMLElement>) => {
  const { target, currentTarget, nativeEvent } = event;
  if (keysOf(nativeEvent) !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  const next = target.name.replace(/\d+(?=\D*$)/, index => String(Number(index) + 1));
  const field = currentTarget.querySelector<HTMLInputElement>(`.number-control[name="${next}"]`);
  if (!field || field === target || !target.matches('.number-control')) return;
  event.preventDefault();
  field.focus();
  field.select();
};
