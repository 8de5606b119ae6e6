import { useEffect, useSyncExternalStore } from 'react';
import { createSignal } from 'lib/signal';
import { useLatest } from 'lib/use-latest';

/** A write that was sent: no answer came yet, or none that says whether it worked. Leaving does not undo it. */
export type Write = 'underWay' | 'unknown';

/** What was typed in a form and is not on the server; empty if nothing was typed. */
interface UnsavedText {
  text: string;
  /** A copy of it is stored in this browser. */
  isStored: boolean;
}

/** What an open form holds. Each part comes from the code that knows it. */
interface OpenForm {
  /** Whether it differs now from the record as it was opened. */
  isUnsaved: () => boolean;
  /** Discards what was typed. */
  discard: () => void;
  /** Stores a copy of what was typed now. Returns the keys of all copies that the form shows or offers. */
  keep: () => readonly string[];
  write: Write | undefined;
  unsavedText: () => UnsavedText;
  /** Saves the form, and leaves it once the save has worked. */
  saveAndLeave: (leave: () => void) => void;
  /**
   * What the form puts into the entry of its other screen: parts of the navigation state, for a reload there. While the
   * form is being saved, neither screen leads to the other.
   */
  record: () => { record: object; base: object; form?: string; text?: string } | 'saving';
}

/**
 * The forms on the page. Code that leaves a page, ends a session or reloads checks here first: the leave guard, the
 * browser's own prompt, the private route, a screen that breaks and the offer to reload after a redeploy.
 */
const forms = new Set<{ readonly current: Partial<OpenForm> }>();
const changes = createSignal();

/** This part of each form that has it, the oldest first. */
const all = <Name extends keyof OpenForm>(name: Name) =>
  [...forms].flatMap(({ current: { [name]: part } }) => (part === undefined ? [] : [part]));

/** Counts these parts of an open form, as the latest render gave them, while it is on the page and `isGiven`. */
export const useOpenForm = (parts: Partial<OpenForm>, isGiven = true) => {
  const latest = useLatest(parts);
  const { write } = parts;
  useEffect(() => {
    if (!isGiven) return;
    forms.add(latest);
    changes.notify();
    return () => {
      forms.delete(latest);
      changes.notify();
    };
  }, [isGiven, latest, write]);
};

/** Counts a form as unsaved while it is dirty and on the page. */
export const useUnsavedWork = (
  dirty: boolean,
  { isUnsaved = () => true, ...parts }: Pick<Partial<OpenForm>, 'isUnsaved' | 'discard' | 'keep'> = {},
) => useOpenForm({ isUnsaved, ...parts }, dirty);

/** Counts as unsaved what a form has sent, until its answer is there. */
export const useWrite = (write: Write | undefined) =>
  useOpenForm({ write, isUnsaved: () => write === 'underWay' }, write !== undefined);

/** Checks the forms now: a form may be unchanged again while its own comparison waits for the next paint. */
export const hasUnsavedWork = () => all('isUnsaved').some(isUnsaved => isUnsaved());

export const useHasUnsavedWork = () => useSyncExternalStore(changes.subscribe, () => all('isUnsaved').length > 0);

/** The write that a form on the page has sent and that may be stored, although the form does not know it. */
const latestWrite = (): Write | undefined => (all('write').includes('underWay') ? 'underWay' : all('write')[0]);

export const useLatestWrite = () => useSyncExternalStore(changes.subscribe, latestWrite);

/** Stores copies of all unsaved text now, and returns their keys. */
export const keepUnsavedWork = (): string[] =>
  [...forms].flatMap(({ current: { isUnsaved, keep } }) => (isUnsaved?.() && keep ? keep() : []));

/** Releases what the forms hold and keeps their drafts, for example because another user signed in. */
export const releaseUnsavedWork = () => {
  forms.forEach(form => form.current.isUnsaved && forms.delete(form));
  changes.notify();
};

/** The user decided to discard the text: the drafts are removed too. */
export const discardUnsavedWork = () => {
  all('discard').forEach(discard => discard());
  releaseUnsavedWork();
};

/** Whether a form is on the page, unsaved or not. */
export const useHasForm = () => useSyncExternalStore(changes.subscribe, () => all('unsavedText').length > 0);

const readSafely = (read: () => UnsavedText): UnsavedText => {
  try {
    return read();
  } catch {
    // The error that broke the form may break its reader too; the others are still read.
    return { text: '', isStored: false };
  }
};

/** Everything that was typed and not saved. A screen that breaks reads it while its forms can still be read. */
export const unsavedText = (): UnsavedText => {
  const found = all('unsavedText')
    .map(readSafely)
    .filter(({ text }) => text);
  return { text: found.map(({ text }) => text).join('\n\n'), isStored: found.every(({ isStored }) => isStored) };
};

/** Whether drafts keep everything that is unsaved when its forms are left. */
export const isKeptAsDraft = () =>
  unsavedText().isStored && [...forms].every(({ current: { isUnsaved, keep } }) => keep ?? !isUnsaved?.());

/** The function that saves the current form before it is left; undefined if it cannot be saved. */
export const saveBeforeLeaving = () => all('saveAndLeave').at(-1);

/** What the browser's own Back and Forward carry between the current form and its texts. */
export const readFormRecord = () => all('record').at(-1)?.();

/** Marks the button that saves the unsaved work of a screen. */
export const SAVE_BUTTON = { 'data-saves': '' } as const;

/** Moves the focus to the Save button of the current screen, for example after a sign-in over a form. */
export const focusSaveButton = () => document.querySelector<HTMLElement>('[data-saves]')?.focus();
