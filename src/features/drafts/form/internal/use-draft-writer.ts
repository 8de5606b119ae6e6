import { type MutableRefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from 'features/drafts/store/draft';
import { draftKey, type DraftRecord } from 'features/drafts/store/draft-address';
import { inPage } from 'features/drafts/store/draft-storage';
import { type DraftReach, removeDraft, writeDraft, writeDraftAtOnce } from 'features/drafts/store/draft-store';
import { hashOf } from 'features/drafts/store/record-hash';
import { afterPaint } from 'lib/browser/idle';
import { same } from 'lib/deep-equal';
import { nameOfRow } from 'lib/records/names';
import { useLatest } from 'lib/use-latest';
import { createDraftStatus } from '../draft-status';
import type { Sending } from './use-sending';

/**
 * A draft is written half a second after the last keystroke, and at the latest two seconds after the first:
 * `afterPaint` adds up to 200 ms. In milliseconds.
 */
const PAUSE = 500;
const AT_LATEST = 1800;

interface WriterOptions {
  record: DraftRecord;
  /** The id of this form's draft. */
  draftId: string;
  reach: DraftReach;
  /** The record as it was opened. `read` returns it with what is typed right now. */
  base: object;
  read: () => unknown;
  sending: Sending;
  /** Called at the first edit. */
  onFirstTouch: (draftId: string) => void;
}

/** Later than what this form wrote before, even if the clock was put back: the later of two copies counts. */
const timeAfter = (written: Draft | undefined) => Math.max(Date.now(), (written?.savedAt ?? 0) + 1);

const draftNow = (key: string, { base, read, sending }: Pick<WriterOptions, 'base' | 'read' | 'sending'>): Draft => ({
  savedAt: timeAfter(inPage(key)),
  values: read(),
  base: hashOf(base),
  name: nameOfRow({ ...base, id: undefined }),
  ...(sending.read() && { sending: true }),
});

/** Waits for a pause in typing. */
const useTypingPause = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waitingSince = useRef<number | null>(null);

  /** Something was typed: `write` runs after the pause. */
  const wait = useCallback((write: () => void) => {
    const now = Date.now();
    waitingSince.current ??= now;
    clearTimeout(timer.current);
    const left = waitingSince.current + AT_LATEST - now;
    // Copying a large record takes too long for a keystroke.
    timer.current = setTimeout(() => afterPaint(write), Math.max(0, Math.min(PAUSE, left)));
  }, []);
  /** Ends the wait. Returns whether something was waiting to be written. */
  const endWait = useCallback(() => {
    clearTimeout(timer.current);
    const wasWaiting = waitingSince.current !== null;
    waitingSince.current = null;
    return wasWaiting;
  }, []);
  return { wait, endWait };
};

/** Flushes when the page is hidden, when it closes, and when the form unmounts. Notes whether the page is closing. */
const useFlushOnLeave = (flush: () => void, isGoing: MutableRefObject<boolean>) =>
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    const onLeave = () => {
      isGoing.current = true;
      flush();
    };
    const onReturn = () => {
      isGoing.current = false;
    };
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [flush, isGoing]);

/** Writes the draft of one form while the user types in it. */
export const useDraftWriter = ({ record, draftId, reach, onFirstTouch, ...content }: WriterOptions) => {
  const [status] = useState(createDraftStatus);
  const latest = useLatest({ ...content, onFirstTouch });
  const { wait, endWait } = useTypingPause();
  const isTouched = useRef(false);
  const isGoing = useRef(false);

  const flush = useCallback(() => {
    if (!endWait()) return;
    const key = draftKey(record, draftId);
    const draft = draftNow(key, latest.current);
    // The edit was undone: there is nothing to recover.
    if (same(draft.values, latest.current.base)) {
      status.set({ storedAt: null });
      void removeDraft(key);
      return;
    }
    if (document.visibilityState === 'hidden' || isGoing.current) writeDraftAtOnce(key, draft, reach);
    // WebKit freezes a page that is left, and a transaction that it has open would block the database for later pages.
    if (isGoing.current) return;
    void writeDraft(key, draft, reach).then(isStored => status.set({ storedAt: draft.savedAt, failed: !isStored }));
  }, [record, draftId, reach, latest, status, endWait]);
  useFlushOnLeave(flush, isGoing);

  /** Notes that something was typed. */
  const touch = useCallback(() => {
    wait(flush);
    if (isTouched.current) return;
    isTouched.current = true;
    latest.current.onFirstTouch(draftId);
  }, [wait, flush, draftId, latest]);

  /** Removes the draft. Nothing is written before the next edit. */
  const erase = async () => {
    endWait();
    status.set({ storedAt: null });
    await removeDraft(draftKey(record, draftId));
  };

  /** Writes the draft at once, even if nothing was typed since it was written last. Returns its key. */
  const rewrite = () => {
    touch();
    flush();
    return draftKey(record, draftId);
  };

  return { status, touch, flush, rewrite, erase };
};
