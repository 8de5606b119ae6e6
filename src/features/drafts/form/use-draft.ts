import { useCallback, useMemo, useState } from 'react';
import { useSession } from 'core/auth/use-session';
import { useUnsavedWork } from 'core/navigation/open-forms';
import { useNavigation } from 'core/navigation/use-navigation';
import { draftKey, draftRecord, newDraftId, recordKey } from 'features/drafts/store/draft-address';
import { inPage } from 'features/drafts/store/draft-storage';
import type { DraftReach } from 'features/drafts/store/draft-store';
import { hashOf } from 'features/drafts/store/record-hash';
import { same } from 'lib/deep-equal';
import type { Id } from 'lib/model';
import { postToOtherTabs } from 'lib/tabs';
import { useLatest } from 'lib/use-latest';
import { useDraftWriter } from './internal/use-draft-writer';
import { useOtherTabs } from './internal/use-other-tabs';
import { type Prompt, useRecoveryPrompts } from './internal/use-recovery-prompts';
import { useRestore } from './internal/use-restore';
import { noteSendingIn, useSending } from './internal/use-sending';

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
 * The id under which this form stores its draft, and the id that the history entry names. After a reload, or in a copy
 * of a tab, that is the draft of another form, which this one must not overwrite.
 */
const useDraftId = () => {
  const { received } = useNavigation();
  const [ids] = useState(() => ({ named: received.draft, draftId: newDraftId() }));
  return ids;
};

interface Removals {
  erase: () => Promise<void>;
  forget: () => Promise<void>;
  forgetAlike: () => Promise<unknown>;
}

const removalOf = ({ erase, forget, forgetAlike }: Removals, noteSaved: () => void) => {
  /** Removes the draft: the server has the text, or the user discarded it. The other offered drafts stay. */
  const drop = async () => {
    await Promise.all([erase(), forget(), forgetAlike()]);
  };
  const removeAfterSave = async () => {
    noteSaved();
    await drop();
  };
  return { drop, removeAfterSave };
};

/**
 * The local copy of one form's unsaved edits. It is written while the form is dirty, and removed when the server has
 * the text or the user discards it. It belongs to this form in this tab alone. Drafts that other forms stored for the
 * same record are offered.
 */
export const useDraft = <T>({ section, id, base, read, dirty, reach = 'browser' }: DraftOptions<T>) => {
  const { login = '' } = useSession();
  const { noteDraft } = useNavigation();
  // The draft belongs to the user who opened the form, even while another user signs in over it.
  const [owner] = useState(login);
  const record = useMemo(() => draftRecord(owner, section, id), [owner, section, id]);
  const latest = useLatest({ base, read, dirty });
  const { draftId, named } = useDraftId();
  const sending = useSending(() => named !== undefined && inPage(draftKey(record, named))?.sending === true);
  const own = { record, draftId, reach, sending };

  const { isOpen, isSaved, isLive } = useOtherTabs({ record: recordKey(record), base: hashOf(base), draftId });
  const isInUse = useCallback((other: string) => other === draftId || isLive(other), [draftId, isLive]);
  const { prompts, hasPrompts, promptAgain, leaveOut, forgetAlike } = useRecoveryPrompts<T>({
    record,
    named,
    isInUse,
    latest,
  });
  const { erase, ...writing } = useDraftWriter({ ...own, base, read, onFirstTouch: noteDraft });
  const { forget, ...restoring } = useRestore<T>({ ...own, latest, promptAgain, leaveOut, erase });
  const removing = removalOf({ erase, forget, forgetAlike }, () => {
    sending.set(false);
    postToOtherTabs('saved', recordKey(record), draftId);
  });
  const isUnsaved = () => !same(latest.current.read(), latest.current.base);
  const discard = () => void removing.drop();
  const keep = () => [writing.rewrite(), ...prompts.map(({ key }) => key)];
  useUnsavedWork(dirty, { discard, isUnsaved, keep });

  return {
    ...writing,
    ...restoring,
    prompts,
    hasPrompts,
    /** Whether the server may have stored what is typed already. */
    mayBeStored: sending.read,
    isOutdated: (prompt: Prompt<T>) => prompt.base !== undefined && prompt.base !== hashOf(base),
    // New records do not overwrite each other.
    isOpenElsewhere: isOpen && id !== undefined,
    isSavedElsewhere: isSaved && id !== undefined,
    ...removing,
    noteSending: noteSendingIn(sending, writing.rewrite),
  };
};

export type DraftState<T> = ReturnType<typeof useDraft<T>>;
