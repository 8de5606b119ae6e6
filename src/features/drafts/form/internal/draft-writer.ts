import type { Draft } from 'features/drafts/store/draft';
import { inPage } from 'features/drafts/store/draft-storage';
import { type DraftReach, removeDraft, writeDraft, writeDraftAtOnce } from 'features/drafts/store/draft-store';
import { afterPaint } from 'lib/browser/idle';
import { same } from 'lib/deep-equal';
import { hashOf } from 'lib/record-hash';
import { nameOfRow } from 'lib/records/names';
import { createState } from 'lib/state';
import type { DraftStatus, Written } from '../draft-status';

/**
 * A draft is written half a second after the last keystroke, and at the latest two seconds after the first:
 * `afterPaint` adds up to 200 ms. In milliseconds.
 */
const PAUSE = 500;
const AT_LATEST = 1800;

interface WriterOptions {
  /** The key of this form's draft. */
  key: () => string;
  reach: DraftReach;
  /** The record as it was opened. `read` returns it with what is typed right now. */
  base: () => object;
  read: () => unknown;
  /** Whether the record was sent, with an outcome that is not known. */
  isSending: () => boolean;
  /** Runs at the first edit. */
  onFirstTouch: () => void;
}

/** Writes the draft of one form while the user types in it. */
export interface DraftWriter {
  status: DraftStatus;
  /** Notes that something was typed. */
  touch: () => void;
  /** Writes now what waits to be written. */
  flush: () => void;
  /** Writes the draft at once, even if nothing was typed since it was written last. Returns its key. */
  rewrite: () => string;
  /** Removes the draft. Nothing is written before the next edit. */
  erase: () => Promise<void>;
  /** Writes what waits when the page is hidden or closes, and when the returned function ends this. */
  listen: () => () => void;
}

/** Later than what this form wrote before, even if the clock was put back: the later of two copies counts. */
const timeAfter = (written: Draft | undefined) => Math.max(Date.now(), (written?.savedAt ?? 0) + 1);

const draftNow = (key: string, { base, read, isSending }: WriterOptions): Draft => ({
  savedAt: timeAfter(inPage(key)),
  values: read(),
  base: hashOf(base()),
  name: nameOfRow({ ...base(), id: undefined }),
  ...(isSending() && { sending: true }),
});

/** Waits for a pause in typing. */
const createTypingPause = () => {
  let timer: ReturnType<typeof setTimeout>;
  let waitingSince: number | null = null;
  return {
    /** Something was typed: `write` runs after the pause. */
    wait: (write: () => void) => {
      const now = Date.now();
      waitingSince ??= now;
      clearTimeout(timer);
      const left = waitingSince + AT_LATEST - now;
      // Copying a large record takes too long for a keystroke.
      timer = setTimeout(() => afterPaint(write), Math.max(0, Math.min(PAUSE, left)));
    },
    /** Ends the wait. Returns whether something was waiting to be written. */
    endWait: () => {
      clearTimeout(timer);
      const wasWaiting = waitingSince !== null;
      waitingSince = null;
      return wasWaiting;
    },
  };
};

/** Runs `flush` when the page is hidden or closes, and at the end; `note` learns whether the page is closing. */
const onPageLeft = (flush: () => void, note: (isGoing: boolean) => unknown) => {
  const onHide = () => document.visibilityState === 'hidden' && flush();
  const onLeave = () => {
    note(true);
    flush();
  };
  const onReturn = () => note(false);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onReturn);
    document.removeEventListener('visibilitychange', onHide);
    flush();
  };
};

export const createDraftWriter = (options: WriterOptions): DraftWriter => {
  const { key: keyNow, reach, base, onFirstTouch } = options;
  const status = createState<Written>({ storedAt: null, failed: false });
  const { wait, endWait } = createTypingPause();
  let isTouched = false;
  let isGoing = false;

  const erase = async () => {
    endWait();
    status.set({ storedAt: null });
    await removeDraft(keyNow());
  };
  const flush = () => {
    if (!endWait()) return;
    const key = keyNow();
    const draft = draftNow(key, options);
    // The edit was undone: there is nothing to recover.
    if (same(draft.values, base())) return void erase();
    if (document.visibilityState === 'hidden' || isGoing) writeDraftAtOnce(key, draft, reach);
    // WebKit freezes a page that is left, and a transaction that it has open would block the database for later pages.
    if (isGoing) return;
    void writeDraft(key, draft, reach).then(isStored => status.set({ storedAt: draft.savedAt, failed: !isStored }));
  };
  const touch = () => {
    wait(flush);
    if (isTouched) return;
    isTouched = true;
    onFirstTouch();
  };
  const rewrite = () => {
    touch();
    flush();
    return keyNow();
  };
  const listen = () => onPageLeft(flush, now => (isGoing = now));
  return { status, touch, flush, rewrite, erase, listen };
};
