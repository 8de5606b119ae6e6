import { useCallback, useEffect, useRef, useState, type MutableRefObject } from 'react';
import { useLatest } from 'lib/use-latest';
import { afterPaint } from 'ui/layout/after-paint';
import { nameOfRow } from 'ui/table/columns';
import { draftKey, type DraftRecord } from './draft-address';
import { removeDraft, writeDraft, writeDraftAtOnce, type DraftReach } from './draft-store';
import { hashOf } from './record-hash';
import { same } from 'lib/deep-equal';

/** A draft is written half a second after the last key, and at the latest two seconds after the first. */
const PAUSE = 500;
const AT_LATEST = 1800;

interface WriterOptions {
  record: DraftRecord;
  /** The id of this form. */
  form: MutableRefObject<string>;
  reach: DraftReach;
  /** The record as it was opened, and with what is typed right now. */
  base: object;
  read: () => unknown;
  /** Called at the first key. */
  onFirstTouch: (form: string) => void;
}

/** Writes the draft of one form while it is typed in. */
export const useDraftWriter = ({ record, form, reach, base, read, onFirstTouch }: WriterOptions) => {
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useLatest({ base, read, onFirstTouch });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waitingSince = useRef<number | null>(null);
  const isTouched = useRef(false);
  const isGoing = useRef(false);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waitingSince.current === null) return;
    waitingSince.current = null;
    const key = draftKey(record, form.current);
    const { base: opened } = latest.current;
    const name = nameOfRow({ ...opened, id: undefined });
    const draft = { savedAt: Date.now(), values: latest.current.read(), base: hashOf(opened), name };
    // Typed and undone: there is nothing to come back for.
    if (same(draft.values, latest.current.base)) {
      setKeptAt(null);
      void removeDraft(key);
      return;
    }
    if (document.visibilityState === 'hidden' || isGoing.current) writeDraftAtOnce(key, draft, reach);
    void writeDraft(key, draft, reach).then(kept => {
      setFailed(!kept);
      setKeptAt(draft.savedAt);
    });
  }, [record, form, reach, latest]);

  /** Tells that something was typed. */
  const touch = useCallback(() => {
    const now = Date.now();
    waitingSince.current ??= now;
    clearTimeout(timer.current);
    const left = waitingSince.current + AT_LATEST - now;
    // A large record takes longer to copy than a key may take.
    timer.current = setTimeout(() => afterPaint(flush), Math.max(0, Math.min(PAUSE, left)));
    if (isTouched.current) return;
    isTouched.current = true;
    latest.current.onFirstTouch(form.current);
  }, [flush, form, latest]);

  /** Removes the draft; nothing is written before the next key. */
  const erase = useCallback(async () => {
    clearTimeout(timer.current);
    waitingSince.current = null;
    setKeptAt(null);
    await removeDraft(draftKey(record, form.current));
  }, [record, form]);

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
  }, [flush]);

  return { keptAt, failed, touch, flush, erase };
};
