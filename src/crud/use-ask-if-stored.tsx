import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isOutcomeUnknown } from 'core/http/is-outcome-unknown';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Duck } from 'core/redux/create-duck';
import { searchFor } from 'core/redux/list-query';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { useLatest } from 'lib/use-latest';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { nameOfRow } from 'ui/table/columns';
import { GONE, useTimedRead } from './read-stored';
import type { Manage } from './use-manage';

/** The list in which a record is looked for that may have been created. */
export type StoredDuck<T extends Identified> = Pick<Duck<T>, 'fetchPage' | 'formRecord'>;

const nameOf = (record: Identified) => nameOfRow({ ...record, id: undefined }).trim();

/** The record with exactly this name, title or code on the first page of its list; `GONE` if there is none. */
const storedAs = async <T extends Identified>(duck: StoredDuck<T>, name: string, signal: AbortSignal) => {
  if (name === '') return GONE;
  const { content } = await duck.fetchPage({ page: 1, search: searchFor(name) }, signal);
  return content.find(row => plain(nameOf(row)) === plain(name)) ?? GONE;
};

/** The draft of a new record says that it was sent, until the server refuses it. A save that works removes it. */
const useNoteSending = <T extends Identified & FieldValues>(manage: Manage<T>) => {
  const { isNew, isBusy, isStored, hasError, error, draft } = manage;
  const { noteSending } = draft;
  const isRefused = hasError && !isOutcomeUnknown(error);
  useEffect(() => {
    if (isNew && isBusy && !isStored) noteSending(true);
    if (isRefused) noteSending(false);
  }, [isNew, isBusy, isStored, isRefused, noteSending]);
};

/** The listed record; none if the list could not be read. */
interface Found<T> {
  row?: T;
}

interface StoredQuestionProps<T> {
  found: Found<T>;
  onOpen: (row: T) => void;
  onCreate: () => void;
  onCancel: () => void;
}

const StoredQuestion = <T extends Identified>({
  found: { row },
  onOpen,
  onCreate,
  onCancel,
}: StoredQuestionProps<T>) => {
  const t = useT();
  return (
    <ConfirmDialog
      title={t('changes.stored.title')}
      confirm={t('changes.stored.create')}
      other={row && { text: t('changes.stored.open'), onPress: () => onOpen(row) }}
      onConfirm={onCreate}
      onCancel={onCancel}
    >
      {row ? t('changes.stored.question', { name: nameOf(row) }) : t('changes.stored.unknown')}
    </ConfirmDialog>
  );
};

/**
 * A new record whose earlier save may have worked is looked for before it is sent again. If the list holds it, or
 * cannot be read, the user decides.
 */
export const useAskIfStored = <T extends Identified & FieldValues>(
  manage: Manage<T>,
  duck: StoredDuck<T> | undefined,
  onSave: () => void,
) => {
  const { reopen } = useNavigation<T>();
  const [found, setFound] = useState<Found<T> | null>(null);
  const isLooking = useRef(false);
  const read = async (signal: AbortSignal) => duck && storedAs(duck, nameOf(manage.form.getValues()), signal);
  const readNow = useTimedRead<T>(useLatest(read));
  useNoteSending(manage);

  const save = async () => {
    if (!duck || !manage.isNew || !manage.draft.mayBeStored()) return onSave();
    if (isLooking.current) return;
    isLooking.current = true;
    const now = await readNow();
    isLooking.current = false;
    if (now === GONE) onSave();
    else if (now !== 'stop') setFound({ row: now });
  };
  const create = () => {
    setFound(null);
    onSave();
  };
  /** What was typed stays as a draft of a new record. */
  const open = (row: T) => {
    manage.draft.flush();
    reopen(duck ? duck.formRecord(row) : row);
  };
  const question = found && (
    <StoredQuestion found={found} onOpen={open} onCreate={create} onCancel={() => setFound(null)} />
  );
  return { save: () => void save(), question };
};
