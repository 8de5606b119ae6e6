import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from 'shared/auth/use-session';
import type { Id } from 'shared/model';
import { useLatest } from 'shared/ui/use-latest';
import { draftKey, readDraft, removeDraft, writeDraft, writeDraftAtOnce, type Draft } from './draft-store';
import { same } from './same';
import { useUnsavedWork } from './unsaved-work';

/** A draft is written half a second after the last key, and at the latest two seconds after the first. */
const PAUSE = 500;
const AT_LATEST = 2000;

interface DraftOptions<T> {
  section: string;
  id: Id | undefined;
  /** The record with what is typed right now. */
  read: () => T;
  dirty: boolean;
}

/**
 * The local copy of one form's unsaved edits: written while it is dirty, offered when the form opens and the copy
 * says something else, removed when the server has the text or the person gives it up.
 */
export const useDraft = <T>({ section, id, read, dirty }: DraftOptions<T>) => {
  const { login = '' } = useSession();
  // The key belongs to whoever opened the form, also while somebody else signs in over it.
  const [owner] = useState(login);
  const key = useMemo(() => draftKey(owner, section, id), [owner, section, id]);
  const [offer, setOffer] = useState<Draft<T> | null>(null);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useLatest({ read, dirty });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waitingSince = useRef<number | null>(null);
  const given = useRef(false);
  const isGoing = useRef(false);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waitingSince.current === null || given.current) return;
    waitingSince.current = null;
    const draft = { savedAt: Date.now(), values: latest.current.read() };
    if (document.visibilityState === 'hidden' || isGoing.current) writeDraftAtOnce(key, draft);
    void writeDraft(key, draft).then(kept => {
      setFailed(!kept);
      setKeptAt(draft.savedAt);
    });
  }, [key, latest]);

  /** Tells that something was typed. */
  const touch = useCallback(() => {
    const now = Date.now();
    waitingSince.current ??= now;
    given.current = false;
    clearTimeout(timer.current);
    const left = waitingSince.current + AT_LATEST - now;
    timer.current = setTimeout(flush, Math.max(0, Math.min(PAUSE, left)));
  }, [flush]);

  /** The server has the text, or the person gave it up. */
  const drop = useCallback(async () => {
    clearTimeout(timer.current);
    given.current = true;
    waitingSince.current = null;
    setOffer(null);
    setKeptAt(null);
    await removeDraft(key);
  }, [key]);

  useUnsavedWork(dirty, drop);

  useEffect(() => {
    let closed = false;
    void readDraft(key).then(draft => {
      if (closed || !draft || waitingSince.current !== null) return;
      if (!same(draft.values, latest.current.read())) setOffer(draft as Draft<T>);
      else if (!latest.current.dirty) void removeDraft(key);
    });
    return () => {
      closed = true;
    };
  }, [key, latest]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    const onLeave = () => {
      isGoing.current = true;
      flush();
    };
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [flush]);

  return { key, offer, closeOffer: () => setOffer(null), keptAt, failed, touch, flush, drop };
};

export type DraftState<T> = ReturnType<typeof useDraft<T>>;
