import { isSessionEnd } from 'core/responses/session-end';
import type { FormDraft } from 'features/drafts/form/create-draft';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { nameWithoutId } from 'lib/records/names';
import { lookup, lookupInTime, rowInList } from 'records/lookup';
import type { Lookup, RecordSource } from 'records/source';
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
  return lookup(rowInList(duck, isOther, { name, signal, isBackground: false }));
};

interface AskOptions<T extends Identified> {
  duck: RecordSource<T>;
  draft: Pick<FormDraft<T>, 'mayBeStored' | 'flush'>;
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
    const answer = await ask({ kind: 'alreadyStored', name: row && nameOf(row) });
    if (answer === 'open' && row) {
      // What was typed stays as a draft of a new record.
      draft.flush();
      reopen(duck.formRecord(row));
    }
    return answer === 'save';
  };
