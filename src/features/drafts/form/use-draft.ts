import { useEffect, useState } from 'react';
import { useSession } from 'core/auth/use-session';
import { useUnsavedWork } from 'core/navigation/open-forms';
import { useNavigation } from 'core/navigation/use-navigation';
import type { DraftReach } from 'features/drafts/store/draft-store';
import { same } from 'lib/deep-equal';
import type { Id } from 'lib/model';
import { hashOf } from 'lib/record-hash';
import { useStateNow } from 'lib/state';
import { useLatest } from 'lib/use-latest';
import { createDraft, type FormDraft, type Restored } from './create-draft';
import type { Prompt } from './internal/found-drafts';

/** What the page learns of a form while it is dirty, and when other tabs and the offers of drafts are read again. */
interface ShownForm<T> {
  id: Id | undefined;
  /** The record as it was opened, or as it was saved last. */
  base: object;
  /** The record with what is typed right now. */
  read: () => T;
  isDirty: boolean;
}

interface DraftOptions<T> extends ShownForm<T> {
  section: string;
  reach?: DraftReach;
}

/** A draft as its form shows it. */
export interface DraftState<T> extends Omit<FormDraft<T>, 'prompts'> {
  prompts: readonly Prompt<T>[];
  /** Undefined until the drafts are read. */
  hasPrompts: boolean | undefined;
  restored: Restored<T> | null;
  isOutdated: (prompt: Prompt<T>) => boolean;
  isOpenElsewhere: boolean;
  isSavedElsewhere: boolean;
}

/** The draft of a form while that is on the page. */
export const useDraftState = <T>(draft: FormDraft<T>, { id, base, read, isDirty }: ShownForm<T>): DraftState<T> => {
  const { restored, isOpen, isSaved } = useStateNow(draft.offers);
  const hash = hashOf(base);
  useEffect(() => draft.readOffers(), [draft, id]);
  useEffect(() => draft.follow(), [draft, id, hash]);
  useEffect(() => draft.listen(), [draft, id]);
  useUnsavedWork(isDirty, {
    discard: () => void draft.drop(),
    isUnsaved: () => !same(read(), base),
    keep: () => [draft.rewrite(), ...(draft.prompts() ?? []).map(({ key }) => key)],
  });
  const prompts = draft.prompts();
  return {
    ...draft,
    prompts: prompts ?? [],
    hasPrompts: prompts && prompts.length > 0,
    restored,
    isOutdated: prompt => prompt.base !== undefined && prompt.base !== hash,
    // New records do not overwrite each other.
    isOpenElsewhere: isOpen && id !== undefined,
    isSavedElsewhere: isSaved && id !== undefined,
  };
};

/** The local copy of a form's unsaved edits, for a form that React alone holds. */
export const useDraft = <T>(options: DraftOptions<T>): DraftState<T> => {
  const { section, reach = 'browser' } = options;
  const { login: owner = '' } = useSession();
  const { received, noteDraft } = useNavigation();
  const latest = useLatest(options);
  const [draft] = useState(() =>
    createDraft<T>({
      owner,
      section,
      reach,
      named: received.draft,
      form: {
        id: () => latest.current.id,
        base: () => latest.current.base,
        read: () => latest.current.read(),
        isDirty: () => latest.current.isDirty,
      },
      onFirstTouch: noteDraft,
    }),
  );
  return useDraftState(draft, options);
};
