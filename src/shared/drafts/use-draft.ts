import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from 'shared/auth/use-session';
import type { Id } from 'shared/model';
import { useLatest } from 'shared/ui/use-latest';
import { whenFree } from 'shared/ui/when-free';
import { draftKey, readDraft, removeDraft, writeDraft, writeDraftAtOnce, type Draft } from './draft-store';
import { hashOf } from './record-hash';
import { same } from './same';
import { useUnsavedWork } from './unsaved-work';

/** A draft is written half a second after the last key, and at the latest two seconds after the first. */
const PAUSE = 500;
const AT_LATEST = 1800;

interface DraftOptions<T> {
  section: string;
  id: Id | undefined;
  /** The record as it was opened. */
  base: object;
  /** The record with what is typed right now. */
  read: () => T;
  dirty: boolean;
}

/** A draft that was put into the form, and the text that it replaced there. */
interface Restored<T> {
  draft: Draft<T>;
  replaced: T;
}

/**
 * The local copy of one form's unsaved edits: written while it is dirty, offered when the form opens and the copy
 * says something else, removed when the server has the text or the person gives it up.
 */
export const useDraft = <T>({ section, id, base, read, dirty }: DraftOptions<T>) => {
  const { login = '' } = useSession();
  // The key belongs to whoever opened the form, also while somebody else signs in over it.
  const [owner] = useState(login);
  const key = useMemo(() => draftKey(owner, section, id), [owner, section, id]);
  const [offer, setOffer] = useState<Draft<T> | null>(null);
  const [restored, setRestored] = useState<Restored<T> | null>(null);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useLatest({ base, read, dirty });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waitingSince = useRef<number | null>(null);
  const given = useRef(false);
  const isGoing = useRef(false);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waitingSince.current === null || given.current) return;
    waitingSince.current = null;
    const draft = { savedAt: Date.now(), values: latest.current.read(), base: hashOf(latest.current.base) };
    // Typed and undone: there is nothing to come back for.
    if (same(draft.values, latest.current.base)) {
      setKeptAt(null);
      void removeDraft(key);
      return;
    }
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
    // A large record takes longer to copy than a key may take.
    timer.current = setTimeout(() => whenFree(flush), Math.max(0, Math.min(PAUSE, left)));
  }, [flush]);

  /** The server has the text, or the person gave it up. */
  const drop = useCallback(async () => {
    clearTimeout(timer.current);
    given.current = true;
    waitingSince.current = null;
    setOffer(null);
    setRestored(null);
    setKeptAt(null);
    await removeDraft(key);
  }, [key]);

  /** The offered draft is put in by the form, which holds the text that the draft replaces until then. */
  const accept = (draft: Draft<T>) => {
    setRestored({ draft, replaced: read() });
    setOffer(null);
  };
  /** The form has its text back, and the draft is offered as it was. */
  const takeBack = ({ draft }: Restored<T>) => {
    clearTimeout(timer.current);
    waitingSince.current = null;
    setRestored(null);
    setKeptAt(null);
    setOffer(draft);
    void writeDraft(key, draft);
  };

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

  const isOutdated = useMemo(() => offer?.base !== undefined && offer.base !== hashOf(base), [offer, base]);

  return { key, offer, isOutdated, accept, restored, takeBack, keptAt, failed, touch, flush, drop };
};

export type DraftState<T> = ReturnType<typeof useDraft<T>>;
