import { loadLaterTexts } from 'core/i18n/load-texts';
import { t } from 'core/i18n/translate';
import type { DeletedRecord } from 'core/messages/messages.duck';
import { sectionPathOf } from 'core/navigation/entry-state';
import type { Thunk } from 'core/redux/request';
import { detailsOf } from 'core/responses/failure-details';
import { isDatabaseRefusal, isRecordConflict } from 'core/responses/refusals';
import { readIfUnconfirmed } from 'core/responses/write-answers';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import type { Duck } from 'records/duck';
import { usesAddress } from '../where-used';
import type { ActionResult, InUse } from './action-result';
import { isUnlisted, wasAlreadyDeleted } from './already-deleted';

/** The delete of a row, and what is known of it so far. */
export interface Removal {
  send: Thunk;
  /**
   * The result if the delete was refused because other records use the record, or because another user had already
   * deleted it; undefined for any other failure.
   */
  resultOf: (error: unknown) => Promise<ActionResult | undefined>;
  /** The deleted record, if it can be created again. */
  deleted: () => DeletedRecord | undefined;
  /** Whether the record is gone though the delete failed. */
  isGone: () => boolean;
}

/**
 * @param from the form and the list of the record
 * @param retry deletes the row once more
 */
export const createRemoval = <T extends Identified>(
  duck: Duck<T>,
  row: T,
  from: Pick<DeletedRecord, 'form' | 'list'>,
  retry: () => void,
): Removal => {
  let deleted: DeletedRecord | undefined;
  let isGone: boolean | undefined;
  const send: Thunk = async dispatch => {
    // If this fails, the row is deleted all the same, but not offered as a new record.
    const record = await duck.readWhole(row).catch(() => undefined);
    deleted = record && { ...from, name: nameOfRow(row), record };
    return readIfUnconfirmed(dispatch(duck.remove(row)), async () => (isGone = await isUnlisted(duck, row)));
  };
  const inUseBy = async (again?: () => void): Promise<InUse> => {
    await loadLaterTexts();
    const { pathname, search } = usesAddress(sectionPathOf(from.form), row);
    return { link: { to: pathname + search, text: t('lists.whereUsedOf', { name: nameOfRow(row) }) }, retry: again };
  };
  const resultOf = async (error: unknown): Promise<ActionResult | undefined> => {
    const details = detailsOf(error);
    if (isRecordConflict(error)) return { kind: 'warning', text: 'error.inUse', details, inUse: await inUseBy() };
    if (await wasAlreadyDeleted(duck, row, error)) {
      isGone = true;
      return { kind: 'warning', text: 'messages.alreadyDeleted', details };
    }
    if (!isDatabaseRefusal(error)) return undefined;
    return { kind: 'warning', text: 'error.database.inUse', details, inUse: await inUseBy(retry) };
  };
  return { send, resultOf, deleted: () => deleted, isGone: () => isGone === true };
};
