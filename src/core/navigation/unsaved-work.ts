import { useEffect, useSyncExternalStore } from 'react';
import { createSignal } from 'lib/signal';

/**
 * The forms that hold text no server has. Who leaves a page, ends a session or reloads asks here first:
 * the leave guard, the browser's own question, the private route and the offer to reload after a redeploy.
 */

/** Each form's way of giving its text up. */
const forms = new Map<symbol, () => void>();
const changes = createSignal();

export const hasUnsavedWork = () => forms.size > 0;

/** Lets go of all forms and keeps their drafts: somebody else signed in. */
export const releaseUnsavedWork = () => {
  forms.clear();
  changes.notify();
};

/** The person decided to give the text up: the drafts go too. */
export const discardUnsavedWork = () => {
  forms.forEach(discard => discard());
  releaseUnsavedWork();
};

export const useHasUnsavedWork = () => useSyncExternalStore(changes.subscribe, hasUnsavedWork);

/** Counts this form as unsaved while it is dirty and on the page. */
export const useUnsavedWork = (dirty: boolean, discard: () => void = () => undefined) =>
  useEffect(() => {
    if (!dirty) return;
    const form = Symbol('form');
    forms.set(form, discard);
    changes.notify();
    return () => {
      forms.delete(form);
      changes.notify();
    };
  }, [dirty, discard]);

window.addEventListener('beforeunload', event => {
  if (hasUnsavedWork()) event.preventDefault();
});
