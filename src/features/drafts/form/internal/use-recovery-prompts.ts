import { useCallback, useEffect, useRef, useState } from 'react';
import { valuesToRestore } from 'features/drafts/store/draft';
import type { DraftRecord } from 'features/drafts/store/draft-address';
import { draftsOfRecord, removeDraft, type StoredDraft } from 'features/drafts/store/draft-store';
import { same } from 'lib/deep-equal';
import { onOtherTabs } from 'lib/tabs';
import type { useLatest } from 'lib/use-latest';

export type Prompt<T> = StoredDraft<T>;

interface PromptsOptions<T> {
  record: DraftRecord;
  /** The draft that the history entry names. It comes first. */
  named: string | undefined;
  /** Whether this form or another tab writes the draft of that id. */
  isInUse: (draftId: string) => boolean;
  latest: ReturnType<typeof useLatest<{ base: object; read: () => T; dirty: boolean }>>;
}

/** Separates the newest of the drafts with the same values from the older repeats. */
const withoutRepeats = <T>(drafts: readonly Prompt<T>[]): [newest: Prompt<T>[], repeats: Prompt<T>[]] => {
  const isRepeat = (draft: Prompt<T>, at: number) =>
    drafts.slice(0, at).some(newer => same(newer.values, draft.values));
  const repeats = new Set(drafts.filter(isRepeat));
  return [drafts.filter(draft => !repeats.has(draft)), [...repeats]];
};

const removeAll = (drafts: readonly { key: string }[]) => Promise.all(drafts.map(({ key }) => removeDraft(key)));

interface FoundDrafts<T> {
  /** Drafts with the same values as the form: they have nothing to offer. */
  alike: Prompt<T>[];
  /** Older drafts with the same values as a newer one. */
  repeats: Prompt<T>[];
  others: Prompt<T>[];
}

/** Compares the stored drafts of a record with the values that a form of it shows. */
const compareDrafts = <T>(
  stored: readonly StoredDraft<Record<string, unknown>>[],
  base: object,
  shown: T,
): FoundDrafts<T> => {
  // The draft's values are repaired where the form cannot show them.
  const mended = stored.map(draft => ({ ...draft, values: valuesToRestore(draft.values, base) as T }));
  const [drafts, repeats] = withoutRepeats(mended);
  const isAlike = ({ values }: Prompt<T>) => same(values, shown);
  return { alike: drafts.filter(isAlike), repeats, others: drafts.filter(draft => !isAlike(draft)) };
};

const inOrder = <T>(drafts: readonly Prompt<T>[], first: string | undefined) => [
  ...drafts.filter(({ draftId }) => draftId === first),
  ...drafts.filter(({ draftId }) => draftId !== first),
];

/**
 * The drafts that other forms stored for this record: the one that the history entry names, then the newest first.
 * None of the offered drafts is inserted or removed automatically.
 */
export const useRecoveryPrompts = <T>({ record, named, isInUse, latest }: PromptsOptions<T>) => {
  // The first edit changes the draft that the history entry names. The order stays.
  const [first] = useState(named);
  const [prompts, setPrompts] = useState<readonly Prompt<T>[]>();
  /** Drafts with the same values as this form: they offer nothing, and are removed when it is saved or discarded. */
  const alike = useRef<readonly Prompt<T>[]>([]);

  useEffect(() => {
    let closed = false;
    const read = async () => {
      const found = await draftsOfRecord(record);
      if (closed) return;
      const { base, read: readForm, dirty } = latest.current;
      const free = found.filter(({ draftId }) => !isInUse(draftId));
      const { repeats, others, ...compared } = compareDrafts(free, base, readForm());
      alike.current = compared.alike;
      if (!dirty) void removeAll(compared.alike);
      void removeAll(repeats);
      setPrompts(inOrder(others, first));
    };
    void read();
    return () => {
      closed = true;
    };
  }, [record, first, isInUse, latest]);

  const leaveOut = useCallback(
    (key: string | undefined) => setPrompts(all => all?.filter(prompt => prompt.key !== key)),
    [],
  );
  useEffect(() => onOtherTabs((message, key) => message === 'draft-removed' && leaveOut(key)), [leaveOut]);

  const forgetAlike = () => removeAll(alike.current.filter(({ draftId }) => !isInUse(draftId)));

  // Another tab may respond after the drafts were read.
  const offered = prompts?.filter(({ draftId }) => !isInUse(draftId));
  return {
    prompts: offered ?? [],
    /** Undefined until the drafts are read. */
    hasPrompts: offered && offered.length > 0,
    promptAgain: (prompt: Prompt<T>) => setPrompts(all => [prompt, ...(all ?? [])]),
    leaveOut,
    forgetAlike,
  };
};
