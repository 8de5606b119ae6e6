import { valuesToRestore } from 'features/drafts/store/draft';
import { removeDraft, type StoredDraft } from 'features/drafts/store/draft-store';
import { same } from 'lib/deep-equal';

/** A draft that another form stored for the record, with values that the form can show. */
export type Prompt<T> = StoredDraft<T>;

/** Separates the newest of the drafts with the same values from the older repeats. */
const withoutRepeats = <T>(drafts: readonly Prompt<T>[]): [newest: Prompt<T>[], repeats: Prompt<T>[]] => {
  const isRepeat = (draft: Prompt<T>, at: number) =>
    drafts.slice(0, at).some(newer => same(newer.values, draft.values));
  const repeats = new Set(drafts.filter(isRepeat));
  return [drafts.filter(draft => !repeats.has(draft)), [...repeats]];
};

export const removeDrafts = (drafts: readonly { key: string }[]) =>
  Promise.all(drafts.map(({ key }) => removeDraft(key)));

interface FoundDrafts<T> {
  /** Drafts with the same values as the form: they have nothing to offer. */
  alike: Prompt<T>[];
  /** Older drafts with the same values as a newer one. */
  repeats: Prompt<T>[];
  /** The drafts to offer: the one that the history entry names, then the newest first. */
  others: Prompt<T>[];
}

/** Compares the stored drafts of a record with the values that a form of it shows. */
export const compareDrafts = <T>(
  stored: readonly StoredDraft<Record<string, unknown>>[],
  base: object,
  shown: T,
  named: string | undefined,
): FoundDrafts<T> => {
  // The draft's values are repaired where the form cannot show them.
  const mended = stored.map(draft => ({ ...draft, values: valuesToRestore(draft.values, base) as T }));
  const [drafts, repeats] = withoutRepeats(mended);
  const isAlike = ({ values }: Prompt<T>) => same(values, shown);
  const others = drafts.filter(draft => !isAlike(draft));
  const isNamed = ({ draftId }: Prompt<T>) => draftId === named;
  return {
    alike: drafts.filter(isAlike),
    repeats,
    others: [...others.filter(isNamed), ...others.filter(draft => !isNamed(draft))],
  };
};
