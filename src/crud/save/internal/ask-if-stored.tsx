import { useT } from 'core/i18n/use-t';
import { isSessionEnd } from 'core/responses/session-end';
import type { DraftState } from 'features/drafts/form/use-draft';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { nameWithoutId } from 'lib/records/names';
import { type Lookup, lookup, lookupInTime } from 'records/lookup';
import type { RecordSource } from 'records/source';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import type { SaveContext } from '../save-step';

const nameOf = (record: Identified) => nameWithoutId(record).trim();

/** Another record in the list with exactly this name, title or code. Nobody knows that of a record without a name. */
const storedAs = async <T extends Identified>(
  duck: RecordSource<T>,
  record: T,
  signal: AbortSignal,
): Promise<Lookup<T>> => {
  const name = nameOf(record);
  if (name === '') return { is: 'unknown' };
  const isOther = (row: T) => String(row.id) !== String(record.id) && plain(nameOf(row)) === plain(name);
  return lookup(duck, isOther, { name, signal, isBackground: false });
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
  duck: RecordSource<T>;
  draft: DraftState<T>;
  /** Opens the form again with another record. */
  reopen: (record: T) => void;
}

/**
 * A record whose earlier save may have created it is looked for before it is sent again. If the list holds it, or
 * cannot tell, the user decides. Resolves to whether it is sent.
 */
export const askIfStored =
  <T extends Identified>({ duck, draft, reopen }: AskOptions<T>) =>
  async (record: T, { ask, left }: SaveContext<T>): Promise<boolean> => {
    if (!draft.mayBeStored()) return true;
    const found = await lookupInTime(signal => storedAs(duck, record, signal), left);
    if (found.is === 'absent') return true;
    // The user has to sign in first, and presses Save again afterwards.
    if (left.aborted || (found.is === 'unknown' && isSessionEnd(found.error))) return false;
    const row = found.is === 'found' ? found.row : undefined;
    /** What was typed stays as a draft of a new record. */
    const open = () => {
      draft.flush();
      if (row) reopen(duck.formRecord(row));
    };
    const isWanted = await ask<boolean>(answer => (
      <StoredQuestion name={row && nameOf(row)} onOpen={open} onCreate={() => answer(true)} onCancel={() => answer()} />
    ));
    return isWanted === true;
  };
