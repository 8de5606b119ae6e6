import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useNavigation } from 'core/navigation/use-navigation';
import { useAppDispatch, valueOf } from 'core/redux/hooks';
import { fieldErrorsOf } from 'core/responses/field-errors';
import { isRecordConflict } from 'core/responses/refusals';
import { same } from 'lib/deep-equal';
import { fieldsOf } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';
import { recordToSend } from 'lib/records/record-to-send';
import type { FindStored } from 'records/lookup';
import { readUntil } from '../read-later';
import { isFree } from '../save-state';
import type { SaveStep } from '../save-step';
import type { SavedForm, SaveOptions } from '../saved-form';
import type { WriteRecord } from '../use-write-back';
import { type SentRecord, useAdoptStored } from './adopt-stored';
import { outcomeOf, withKnown } from './changed-fields';
import { storedRecord } from './stored-record';
import { useEndLeft } from './use-end-left';

/** Shows the errors of a save at the fields that they name. */
const showFieldErrors = <T extends FieldValues>({ setError }: UseFormReturn<T>, error: unknown) =>
  fieldErrorsOf(error).forEach(({ field, ...problem }) => setError(field as Path<T>, problem));

type SendOptions<T> = Pick<SaveOptions<T>, 'formPath' | 'isOfOther'>;

/** What follows a save that worked, while its form is open. */
const useEndStored = <T extends Identified & FieldValues>(
  { duck, edited, saving }: SavedForm<T>,
  { formPath, isOfOther }: SendOptions<T>,
) => {
  const { publish, adopt } = useAdoptStored(duck, edited);
  const { keepSaved, toContent } = useNavigation<T>(formPath);
  /** `isFound`: not the answer to the save says that it worked, but a later read. */
  const endStored = (record: SentRecord<T>, isFound = false) => {
    const { values, hasChanged } = adopt(record);
    saving.on(isFound ? { type: 'found', isStored: true } : { type: 'stored', hasChanged });
    if (isOfOther) return;
    const { text } = saving.latest.current;
    const [shown, base] = [duck.formRecord(values), duck.formRecord(record.stored)];
    if (text === undefined || isFound) keepSaved(shown, base);
    else toContent(shown, base, text);
  };
  return { publish, endStored };
};

/**
 * Asks what the server has of a record whose save it did not confirm. Until it is found there, it is asked again: what
 * was sent may be stored late.
 */
const useFindOut = <T extends Identified & FieldValues>(
  { saving, edited: { reader } }: SavedForm<T>,
  find: FindStored<T>,
  endStored: (record: SentRecord<T>, isFound: boolean) => void,
) => {
  /** A text may be open in its editor. If another user changed one, the next save shows that. */
  const areTextsAsSent = (sent: T, stored: T) =>
    (reader?.fields ?? []).every(field => same(fieldsOf(sent)[field], fieldsOf(stored)[field]));
  const take = (opened: T, sent: T, typed: T, now: T): boolean => {
    if (!isFree(saving.latest.current)) return false;
    const outcome = outcomeOf(opened, sent, now);
    const stored = withKnown(sent, now);
    if (outcome === 'asOpened') saving.on({ type: 'found', isStored: false });
    if (outcome !== 'stored' || !areTextsAsSent(sent, stored)) return false;
    endStored({ sent, typed, response: now, stored }, true);
    return true;
  };
  return (opened: T, { sent, typed }: Pick<SentRecord<T>, 'sent' | 'typed'>, left: AbortSignal) =>
    void readUntil(find, [sent, opened], now => take(opened, sent, typed, now), left);
};

interface WriteOptions<T> extends SendOptions<T> {
  find: FindStored<T>;
  isStored: boolean;
  write: WriteRecord<T>;
}

/** The last step of a save: writes the record. What was typed meanwhile stays in the form. */
export const useSend = <T extends Identified & FieldValues>(
  saved: SavedForm<T>,
  options: WriteOptions<T>,
): SaveStep<T> => {
  const { duck, blank, edited, saving } = saved;
  const { form, draft } = edited;
  const dispatch = useAppDispatch();
  const { publish, endStored } = useEndStored(saved, options);
  const endLeft = useEndLeft(saved, options.isOfOther);
  const findOut = useFindOut(saved, options.find, endStored);

  return async (record, _next, context) => {
    const { base, typed, left } = context;
    let begun = { creates: false, isAnew: false, mayBeMade: false, isOnline: true };
    const written = await options.write(record, context, async (sent, isAnew) => {
      const creates = sent.id === undefined || isAnew;
      // The equal record that a refusal names may be the one that an earlier save has made.
      begun = { creates, isAnew, mayBeMade: creates && draft.mayBeStored(), isOnline: navigator.onLine };
      saving.on({ type: 'sent' });
      if (creates || edited.wasDirty.current) draft.noteSending(true);
      return valueOf(await dispatch(duck.save(recordToSend(duck.shape, sent, base, blank))));
    });
    if (!written || !('sent' in written)) return;
    const { sent } = written;
    const response = written.is === 'stored' ? written.response : null;
    const ended: SentRecord<T> = { sent, typed, response, stored: storedRecord(sent, response) };
    if (left.aborted) return endLeft(ended, publish, written.is === 'stored' ? undefined : written.error);
    if (written.is === 'stored') return endStored(ended);
    const { error } = written;
    const isUnknown = written.is === 'unconfirmed' || (begun.mayBeMade && isRecordConflict(error));
    const mayBeStored = isUnknown && begun.isOnline;
    if (!isUnknown) draft.noteSending(false);
    showFieldErrors(form, error);
    saving.on({ type: 'failed', error, mayBeStored, mayBeCreated: mayBeStored && begun.creates });
    if (mayBeStored && options.isStored && !begun.isAnew) findOut(base, ended, left);
  };
};
