import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useHistory } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { hasUnsavedWork } from 'core/navigation/open-forms';
import { ChangesButton } from 'features/changes/changes-button';
import { comparisonOf } from 'features/changes/comparison';
import { same } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { findWhole } from 'records/find';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { readUntil } from '../read-later';
import { isFree } from '../save-state';
import type { SavedForm } from '../saved-form';
import { outcomeOf, withKnown } from './changed-fields';
import { comparisonWith } from './comparison-with';
import { reopenOf } from './save-steps';

/** The first read is made at once. A form whose server does not answer shows what the tab has, and its save asks. */
const WAITS: readonly number[] = [0, 3000, 10_000, 30_000];

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
const useIsRestored = <T extends Identified & FieldValues>({ open, screen }: SavedForm<T>) => {
  const { action } = useHistory();
  const { received } = screen.moves;
  const { base } = open.state.read();
  const [isRestored] = useState(
    () => action === 'POP' && base.id !== undefined && base === (received.base ?? received.record),
  );
  return isRestored;
};

/** Shows in the form what is stored now. Drafts of which nothing is missing there have nothing to offer any more. */
const adoptRead = <T extends Identified & FieldValues>({ duck, open, screen }: SavedForm<T>, before: T, now: T) => {
  const { state, typed, draft } = open;
  state.set({ base: now });
  typed.restore(now);
  state.set({ isDirty: false });
  (draft.prompts() ?? []).filter(({ values }) => outcomeOf(before, values, now) === 'stored').forEach(draft.discard);
  screen.moves.keepSaved(duck.formRecord(now), duck.formRecord(now));
};

/** What a read found that differs from what the tab had. A save that was started since reads the record itself. */
const take = async <T extends Identified & FieldValues>(
  saved: SavedForm<T>,
  before: T,
  received: T,
  left: AbortSignal,
): Promise<Found<T> | undefined> => {
  const { i18n, open } = saved;
  const now = withKnown(before, received);
  if (!(await comparisonWith(i18n, [before, now, before, []], open.reader))) return undefined;
  const { base, save } = open.state.read();
  if (left.aborted || base !== before || !isFree(save)) return undefined;
  const values = open.typed.read();
  const isTyped = hasUnsavedWork() || !same(values, before);
  const isAdopted = !isTyped || outcomeOf(before, values, now) === 'stored';
  if (isAdopted) adoptRead(saved, before, now);
  return { before, now, isAdopted };
};

/**
 * Reads the record once more after a reload: the form shows the copy of the tab, which may be older than what is
 * stored. What differs is shown if nothing was typed, and told otherwise. A read that fails changes nothing.
 */
export const useReadAfterReload = <T extends Identified & FieldValues>(
  saved: SavedForm<T>,
  latest: Readonly<{ current: SavedForm<T> }>,
) => {
  const { open, i18n } = saved;
  const isRestored = useIsRestored(saved);
  const [found, show] = useState<Found<T>>();
  // The drafts may name the record as a lost save has renamed it.
  const isReady = isRestored && open.draft.prompts() !== undefined;
  useEffect(() => {
    if (!isReady) return;
    const controller = new AbortController();
    const { signal } = controller;
    const { base: before } = open.state.read();
    const sent = (open.draft.prompts() ?? []).filter(({ sending }) => sending).map(({ values }) => values);
    const read = async (now: T) => {
      const differing = await take(latest.current, before, now, signal);
      if (differing) show(differing);
      return true;
    };
    void readUntil(findWhole(latest.current.duck), [before, ...sent], read, signal, WAITS);
    return () => controller.abort();
  }, [isReady, open, latest]);

  if (!found || open.state.read().base !== (found.isAdopted ? found.now : found.before)) return null;
  const compare = () => comparisonOf(found.before, found.now, open.reader);
  return <Notice i18n={i18n} found={found} compare={compare} openAnew={reopenOf(saved)} />;
};
