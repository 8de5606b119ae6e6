import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';

const CONTROLS = 'input, select, textarea, button';

const first = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The control under that name, the first one inside it, or one in the part of the form that is marked with it. */
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

/** The control of a path, else that of the row or the text that it belongs to. */
export const findControl = (path: string): HTMLElement | null => {
  for (let part = path; part !== ''; part = parentOf(part)) {
    const control = controlAt(part);
    if (control) return control;
  }
  return null;
};

/**
 * Takes the focus to the field of a path. By name first: react-hook-form loses sight of the controls in rows that were
 * added. A server may name what the form shows no control for: then the row or the text that it belongs to is found.
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
