import { useEffect, useSyncExternalStore } from 'react';

/**
 * The forms that hold text no server has. Who leaves a page, ends a session or reloads asks here first:
 * the leave guard, the browser's own question, the private route and the offer to reload after a redeploy.
 */

/** Each form's way of giving its text up. */
const forms = new Map<symbol, () => void>();
const listeners = new Set<() => void>();

const announce = () => listeners.forEach(listener => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const hasUnsavedWork = () => forms.size > 0;

/** Lets go of all forms and keeps their drafts: somebody else signed in. */
export const releaseUnsavedWork = () => {
  forms.clear();
  announce();
};

/** The person decided to give the text up: the drafts go too. */
export const discardUnsavedWork = () => {
  forms.forEach(discard => discard());
  releaseUnsavedWork();
};

export const useHasUnsavedWork = () => useSyncExternalStore(subscribe, hasUnsavedWork);

/** Counts this form as unsaved while it is dirty and on the page. */
export const useUnsavedWork = (dirty: boolean, discard: () => void = () => undefined) =>
  useEffect(() => {
    if (!dirty) return;
    const form = Symbol('form');
    forms.set(form, discard);
    announce();
    return () => {
      forms.delete(form);
      announce();
    };
  }, [dirty, discard]);

window.addEventListener('beforeunload', event => {
  if (hasUnsavedWork()) event.preventDefault();
});
