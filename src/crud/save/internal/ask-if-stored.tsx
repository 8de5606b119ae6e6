import { useT } from 'core/i18n/use-t';
import type { Duck } from 'core/redux/create-duck';
import { searchFor } from 'core/redux/list-query';
import type { DraftState } from 'features/drafts/form/use-draft';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { nameOfRow } from 'ui/table/columns';
import { GONE, type ListedDuck, readInTime } from '../read-stored';
import type { SaveStep } from '../save-steps';

const nameOf = (record: Identified) => nameOfRow({ ...record, id: undefined }).trim();

/** The record with exactly this name, title or code on the first page of its list; `GONE` if there is none. */
const storedAs = async <T extends Identified>(
  { fetchPage }: Pick<Duck<T>, 'fetchPage'>,
  name: string,
  signal: AbortSignal,
) => {
  if (name === '') return GONE;
  const { content } = await fetchPage({ page: 1, search: searchFor(name) }, signal);
  return content.find(row => plain(nameOf(row)) === plain(name)) ?? GONE;
};

interface StoredQuestionProps {
  /** The name of the listed record; undefined if the list could not be read. */
  name: string | undefined;
  onOpen: () => void;
  onCreate: () => void;
  onCancel: () => void;
}

const StoredQuestion = ({ name, onOpen, onCreate, onCancel }: StoredQuestionProps) => {
  const t = useT();
  const isFound = name !== undefined;
  return (
    <ConfirmDialog
      title={t('changes.stored.title')}
      confirm={t('changes.stored.create')}
      other={isFound ? { text: t('changes.stored.open'), onPress: onOpen } : undefined}
      onConfirm={onCreate}
      onCancel={onCancel}
    >
      {isFound ? t('changes.stored.question', { name }) : t('changes.stored.unknown')}
    </ConfirmDialog>
  );
};

interface AskOptions<T extends Identified> {
  duck: ListedDuck<T>;
  draft: DraftState<T>;
  /** Opens the form again with another record. */
  reopen: (record: T) => void;
}

/**
 * A new record whose earlier save may have worked is looked for before it is sent again. If the list holds it, or
 * cannot be read, the user decides.
 */
export const askIfStored =
  <T extends Identified>({ duck, draft, reopen }: AskOptions<T>): SaveStep<T> =>
  async (record, next, { isNew, ask, left }) => {
    if (!isNew || !draft.mayBeStored()) return next(record);
    const row = await readInTime(signal => storedAs(duck, nameOf(record), signal), left);
    if (row === GONE) return next(record);
    /** What was typed stays as a draft of a new record. */
    const open = () => {
      draft.flush();
      if (row) reopen(duck.formRecord(row));
    };
    const isWanted = await ask<boolean>(answer => (
      <StoredQuestion name={row && nameOf(row)} onOpen={open} onCreate={() => answer(true)} onCancel={() => answer()} />
    ));
    if (isWanted) await next(record);
  };
