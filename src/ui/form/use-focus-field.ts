import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';

const CONTROLS = 'input, select, textarea, button';

const first = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The control with this path as its name, the first one inside it, or one in the element with that `data-field`. */
const controlAt = (path: string): HTMLElement | null => {
  const name = JSON.stringify(path);
  const inside = JSON.stringify(`${path}.`);
  return (
    first(`[name=${name}]`) ??
    first(`[name^=${inside}]`) ??
    first(`[data-field=${name}]`)?.querySelector<HTMLElement>(CONTROLS) ??
    null
  );
};

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** The control of a path, or else the control of the row or text that contains it. */
export const findControl = (path: string): HTMLElement | null => {
  for (let part = path; part !== ''; part = parentOf(part)) {
    const control = controlAt(part);
    if (control) return control;
  }
  return null;
};

/**
 * Moves the focus to the field of a path. It searches by name first, because react-hook-form loses track of the
 * controls in added rows. The server may report a path without a control. Then the row or the text that contains it
 * gets the focus.
 */
export const useFocusField = () => {
  const { setFocus } = useFormContext();
  return useCallback(
    (path: string) => {
      const own = controlAt(path);
      if (own) return own.focus();
      const focused = document.activeElement;
      setFocus(path);
      if (document.activeElement !== focused) return;
      findControl(path)?.focus();
    },
    [setFocus],
  );
};
