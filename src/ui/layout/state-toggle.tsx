import type { MouseEvent } from 'react';

interface StateToggleProps {
  isOn: boolean;
  /** The accessible name: the state, what a press does, and to whom. */
  label: string;
  disabled: boolean;
  onToggle: () => void;
  'data-cy'?: string;
  /** The state as a word. */
  children: string;
}

/** A state of a row that a press changes at once. */
export const StateToggle = ({ isOn, label, onToggle, ...attributes }: StateToggleProps) => (
  <button
    type="button"
    className={`badge state state-${isOn ? 'good' : 'bad'}`}
    aria-label={label}
    // The response may come between the two clicks of a double click. The second click would then undo the change.
    onClick={(event: MouseEvent) => event.detail > 1 || onToggle()}
    {...attributes}
  />
);
