import { useEffect, useSyncExternalStore } from 'react';
import { createSignal } from 'lib/signal';
import { useLatest } from 'lib/use-latest';

/**
 * The forms that hold text that is not on the server. Code that leaves a page, ends a session or reloads checks here
 * first: the leave guard, the browser's own prompt, the private route and the offer to reload after a redeploy.
 */

interface UnsavedForm {
  /** Discards the text. */
  discard: () => void;
  /** Whether it still differs from the record as it was opened. */
  isUnsaved: () => boolean;
  /** Stores a copy of the text now. Returns the keys of all copies that the form shows or offers. */
  keep: () => readonly string[];
  write?: Write;
}

/** A write that was sent: no answer came yet, or none that says whether it worked. Leaving does not undo it. */
export type Write = 'underWay' | 'unknown';

const forms = new Map<symbol, UnsavedForm>();
const changes = createSignal();

/** Checks the forms now: a form may be unchanged again while its own comparison waits for the next paint. */
export const hasUnsavedWork = () => [...forms.values()].some(({ isUnsaved }) => isUnsaved());

/** The write that a form on the page has sent and that may be stored, although the form does not know it. */
const latestWrite = (): Write | undefined => {
  const writes = [...forms.values()].map(({ write }) => write);
  return writes.includes('underWay') ? 'underWay' : writes.find(write => write !== undefined);
};

export const useLatestWrite = () => useSyncExternalStore(changes.subscribe, latestWrite);

/** Stores copies of all unsaved text now, and returns their keys. */
export const keepUnsavedWork = (): string[] =>
  [...forms.values()].filter(({ isUnsaved }) => isUnsaved()).flatMap(({ keep }) => keep());

/** Releases all forms and keeps their drafts, for example because another user signed in. */
export const releaseUnsavedWork = () => {
  forms.clear();
  changes.notify();
};

/** The user decided to discard the text: the drafts are removed too. */
export const discardUnsavedWork = () => {
  forms.forEach(({ discard }) => discard());
  releaseUnsavedWork();
};

export const useHasUnsavedWork = () => useSyncExternalStore(changes.subscribe, () => forms.size > 0);

const addForm = (entry: UnsavedForm) => {
  const form = Symbol('form');
  forms.set(form, entry);
  changes.notify();
  return () => {
    forms.delete(form);
    changes.notify();
  };
};

/** Counts as unsaved what this form has sent, until its answer is there. */
export const useWrite = (write: Write | undefined) =>
  useEffect(() => {
    if (!write) return;
    return addForm({ discard: () => undefined, isUnsaved: () => write === 'underWay', keep: () => [], write });
  }, [write]);

/** Counts this form as unsaved while it is dirty and on the page. */
export const useUnsavedWork = (
  dirty: boolean,
  discard: UnsavedForm['discard'] = () => undefined,
  isUnsaved: UnsavedForm['isUnsaved'] = () => true,
  keep: UnsavedForm['keep'] = () => [],
) => {
  const latest = useLatest({ discard, isUnsaved, keep });
  useEffect(() => {
    if (!dirty) return;
    return addForm({
      discard: () => latest.current.discard(),
      isUnsaved: () => latest.current.isUnsaved(),
      keep: () => latest.current.keep(),
    });
  }, [dirty, latest]);
};

window.addEventListener('beforeunload', event => {
  if (hasUnsavedWork()) event.preventDefault();
});
