import { useEffect, useSyncExternalStore } from 'react';
import { createSignal } from 'lib/signal';
import { useLatest } from 'lib/use-latest';

/**
 * The forms that hold text no server has. Who leaves a page, ends a session or reloads asks here first:
 * the leave guard, the browser's own question, the private route and the offer to reload after a redeploy.
 */

interface UnsavedForm {
  /** Gives the text up. */
  discard: () => void;
  /** Whether it still differs from what was opened. */
  isUnsaved: () => boolean;
}

const forms = new Map<symbol, UnsavedForm>();
const changes = createSignal();

/** Asks the forms now: a form may have been undone whose own comparison waits until its key is painted. */
export const hasUnsavedWork = () => [...forms.values()].some(({ isUnsaved }) => isUnsaved());

/** Lets go of all forms and keeps their drafts: somebody else signed in. */
export const releaseUnsavedWork = () => {
  forms.clear();
  changes.notify();
};

/** The person decided to give the text up: the drafts go too. */
export const discardUnsavedWork = () => {
  forms.forEach(({ discard }) => discard());
  releaseUnsavedWork();
};

export const useHasUnsavedWork = () => useSyncExternalStore(changes.subscribe, () => forms.size > 0);

/** Counts this form as unsaved while it is dirty and on the page. */
export const useUnsavedWork = (
  dirty: boolean,
  discard: () => void = () => undefined,
  isUnsaved: () => boolean = () => true,
) => {
  const latest = useLatest({ discard, isUnsaved });
  useEffect(() => {
    if (!dirty) return;
    const form = Symbol('form');
    forms.set(form, {
      discard: () => latest.current.discard(),
      isUnsaved: () => latest.current.isUnsaved(),
    });
    changes.notify();
    return () => {
      forms.delete(form);
      changes.notify();
    };
  }, [dirty, latest]);
};

window.addEventListener('beforeunload', event => {
  if (hasUnsavedWork()) event.preventDefault();
});
