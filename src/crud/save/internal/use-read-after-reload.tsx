import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useHistory } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { hasUnsavedWork } from 'core/navigation/open-forms';
import { useNavigation } from 'core/navigation/use-navigation';
import { ChangesButton } from 'features/changes/changes-button';
import { comparisonOf } from 'features/changes/comparison';
import { same } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { useLatest } from 'lib/use-latest';
import type { FindStored } from 'records/lookup';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { readUntil } from '../read-later';
import { isFree } from '../save-state';
import type { SavedForm } from '../saved-form';
import { outcomeOf, withKnown } from './changed-fields';
import { comparisonWith } from './comparison-with';

/** The first read is made at once. A form whose server does not answer shows what the tab has, and its save asks. */
const WAITS: readonly number[] = [0, 3000, 10_000, 30_000];

interface Options<T> {
  formPath?: string;
  find: FindStored<T>;
  /** Opens the form again with the record as it is stored, if the form can do so. */
  openAnew?: (now: T, keepDraft: boolean) => void;
}

/** What a read after a reload found: the record as the tab had it, and as it is stored now. */
interface Found<T> {
  before: T;
  now: T;
  /** Nothing was typed, so the form shows what is stored. */
  isAdopted: boolean;
}

interface NoticeProps<T extends object> extends Pick<SavedForm<T & FieldValues & Identified>, 'i18n'> {
  found: Found<T>;
  compare: () => ReturnType<typeof comparisonOf>;
  openAnew?: (now: T, keepDraft: boolean) => void;
}

const Notice = <T extends object>({ i18n, found: { now, isAdopted }, compare, openAnew }: NoticeProps<T>) => {
  const t = useT();
  return (
    <InlineAlert kind={isAdopted ? 'info' : 'warning'}>
      <p className="mb-2">{t(isAdopted ? 'changes.refreshed.adopted' : 'changes.refreshed.changed')}</p>
      <div className="draft-choices">
        <ChangesButton i18n={i18n} title={t('changes.elsewhere.heading')} size="sm" compare={compare}>
          {t('changes.refreshed.show')}
        </ChangesButton>
        {!isAdopted && openAnew && (
          <>
            <Button color="secondary" outline size="sm" onClick={() => openAnew(now, true)}>
              {t('changes.elsewhere.keepDraft')}
            </Button>
            <Button color="secondary" outline size="sm" onClick={() => openAnew(now, false)}>
              {t('changes.elsewhere.takeTheirs')}
            </Button>
          </>
        )}
      </div>
    </InlineAlert>
  );
};

/** Whether the form shows the copy of the history entry: after a reload, or at an entry that the browser restored. */
const useIsRestored = <T extends Identified>(base: T, formPath: string | undefined) => {
  const { action } = useHistory();
  const { received } = useNavigation<T>(formPath);
  const [isRestored] = useState(
    () => action === 'POP' && base.id !== undefined && base === (received.base ?? received.record),
  );
  return isRestored;
};

/** Shows in the form what is stored now. Drafts of which nothing is missing there have nothing to offer any more. */
const useAdopt = <T extends Identified & FieldValues>({ duck, edited }: SavedForm<T>, formPath: string | undefined) => {
  const { typed, baseRecord, setDirty, draft } = edited;
  const { keepSaved } = useNavigation<T>(formPath);
  return (before: T, now: T) => {
    baseRecord.setBase(now);
    typed.restore(now);
    setDirty(false);
    draft.prompts.filter(({ values }) => outcomeOf(before, values, now) === 'stored').forEach(draft.discard);
    keepSaved(duck.formRecord(now), duck.formRecord(now));
  };
};

/**
 * Reads the record once more after a reload: the form shows the copy of the tab, which may be older than what is
 * stored. What differs is shown if nothing was typed, and told otherwise. A read that fails changes nothing.
 */
export const useReadAfterReload = <T extends Identified & FieldValues>(saved: SavedForm<T>, options: Options<T>) => {
  const { i18n, edited, saving } = saved;
  const { base, latest: latestBase } = edited.baseRecord;
  const { prompts, hasPrompts } = edited.draft;
  const isRestored = useIsRestored(base, options.formPath);
  const [found, show] = useState<Found<T>>();
  const adopt = useAdopt(saved, options.formPath);

  /** Returns whether this is enough. A save that was started since reads the record itself. */
  const take = async (before: T, received: T, left: AbortSignal) => {
    const now = withKnown(before, received);
    if (!(await comparisonWith(i18n, [before, now, before, []], edited.reader))) return true;
    if (left.aborted || latestBase.current !== before || !isFree(saving.latest.current)) return true;
    const values = edited.typed.read();
    const isTyped = hasUnsavedWork() || !same(values, before);
    const isAdopted = !isTyped || outcomeOf(before, values, now) === 'stored';
    if (isAdopted) adopt(before, now);
    show({ before, now, isAdopted });
    return true;
  };
  const latest = useLatest({ ...options, base, prompts, take });
  // The drafts may name the record as a lost save has renamed it.
  const isReady = isRestored && hasPrompts !== undefined;
  useEffect(() => {
    if (!isReady) return;
    const controller = new AbortController();
    const { base: before, find, prompts: drafts } = latest.current;
    const names = [before, ...drafts.filter(({ sending }) => sending).map(({ values }) => values)];
    const { signal } = controller;
    void readUntil(find, names, now => latest.current.take(before, now, signal), signal, WAITS);
    return () => controller.abort();
  }, [isReady, latest]);

  if (!found || base !== (found.isAdopted ? found.now : found.before)) return null;
  const compare = () => comparisonOf(found.before, found.now, edited.reader);
  return <Notice i18n={i18n} found={found} compare={compare} openAnew={options.openAnew} />;
};
