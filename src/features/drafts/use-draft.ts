import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from 'core/auth/use-session';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Id } from 'lib/model';
import { postToOtherTabs } from 'lib/tabs';
import { useLatest } from 'lib/use-latest';
import { draftKey, draftRecord, newFormId, recordKey } from './draft-address';
import { inPage } from './draft-storage';
import type { DraftReach } from './draft-store';
import { hashOf } from './record-hash';
import { same } from 'lib/deep-equal';
import { useDraftWriter } from './use-draft-writer';
import { useRecoveryPrompts, type Prompt } from './use-recovery-prompts';
import { useOtherTabs } from './use-other-tabs';
import { useRestore } from './use-restore';
import { useUnsavedWork } from 'core/navigation/unsaved-work';

interface DraftOptions<T> {
  section: string;
  id: Id | undefined;
  /** The record as it was opened. */
  base: object;
  /** The record with what is typed right now. */
  read: () => T;
  dirty: boolean;
  reach?: DraftReach;
}

/**
 * The local copy of one form's unsaved edits: written while it is dirty, removed when the server has the text or the
 * person gives it up. It belongs to this form in this tab alone. What other forms left of the same record is offered.
 */
export const useDraft = <T>({ section, id, base, read, dirty, reach = 'browser' }: DraftOptions<T>) => {
  const { login = '' } = useSession();
  const { received, noteDraft } = useNavigation();
  // The draft belongs to whoever opened the form, also while somebody else signs in over it.
  const [record] = useState(() => draftRecord(login, section, id));
  const [{ named, ownId }] = useState(() => ({ named: received.draft, ownId: newFormId() }));
  const form = useRef(ownId);
  const latest = useLatest({ base, read, dirty });

  // A form and the screen of its long text go on with one draft. A history entry that came with a reload or into a
  // copy of a tab names a draft that this page did not write: this form must not write over it.
  useEffect(() => {
    const written = named === undefined ? undefined : inPage(draftKey(record, named));
    if (named !== undefined && written && same(written.values, latest.current.read())) form.current = named;
  }, [record, named, latest]);

  const { isOpen, isSaved, isLive } = useOtherTabs({
    record: recordKey(record),
    base: hashOf(base),
    form,
  });
  const isInUse = useCallback((other: string) => other === form.current || isLive(other), [isLive]);
  const { prompts, promptAgain, leaveOut, forgetAlike } = useRecoveryPrompts<T>({ record, named, isInUse, latest });
  const writer = useDraftWriter({ record, form, reach, base, read, onFirstTouch: noteDraft });
  const { touch, erase } = writer;
  const restoring = useRestore<T>({ record, form, reach, latest, promptAgain, leaveOut, erase });
  const { forget } = restoring;

  /** The server has the text, or the person gave it up. What is offered beside it stays. */
  const drop = useCallback(async () => {
    await Promise.all([erase(), forget(), forgetAlike()]);
  }, [erase, forget, forgetAlike]);

  const removeAfterSave = useCallback(async () => {
    postToOtherTabs('saved', recordKey(record), form.current);
    await drop();
  }, [record, drop]);

  useUnsavedWork(dirty, drop, () => !same(latest.current.read(), latest.current.base));

  return {
    prompts,
    isOutdated: (prompt: Prompt<T>) => prompt.base !== undefined && prompt.base !== hashOf(base),
    restored: restoring.restored,
    accept: restoring.accept,
    takeBack: restoring.takeBack,
    discard: restoring.discard,
    // New records do not replace each other.
    isOpenElsewhere: isOpen && id !== undefined,
    isSavedElsewhere: isSaved && id !== undefined,
    keptAt: writer.keptAt,
    failed: writer.failed,
    touch,
    flush: writer.flush,
    drop,
    removeAfterSave,
  };
};

export type DraftState<T> = ReturnType<typeof useDraft<T>>;
