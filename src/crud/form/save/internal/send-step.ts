import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { valueOf } from 'core/redux/hooks';
import { fieldErrorsOf } from 'core/responses/field-errors';
import { isRecordConflict } from 'core/responses/refusals';
import { same } from 'lib/deep-equal';
import { fieldsOf } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';
import { recordToSend } from 'lib/records/record-to-send';
import { readUntil } from '../read-later';
import { isFree } from '../save-state';
import type { SaveStep } from '../save-step';
import type { SavedForm } from '../saved-form';
import { writeRecord, type WriteRecordOptions } from '../write-record';
import { adopt, type SentRecord } from './adopt-stored';
import { outcomeOf, withKnown } from './changed-fields';
import { endLeft } from './end-left';
import { storedRecord } from './stored-record';

/** Shows the errors of a save at the fields that they name. */
const showFieldErrors = <T extends FieldValues>({ setError }: UseFormReturn<T>, error: unknown) =>
  fieldErrorsOf(error).forEach(({ field, ...problem }) => setError(field as Path<T>, problem));

/**
 * What follows a save that worked, while its form is open.
 * @param isFound not the answer to the save says that it worked, but a later read
 */
const endStored = <T extends Identified & FieldValues>(saved: SavedForm<T>, record: SentRecord<T>, isFound = false) => {
  const { open, duck, screen, options } = saved;
  const { values, hasChanged } = adopt(saved, record);
  open.on(isFound ? { type: 'found', isStored: true } : { type: 'stored', hasChanged });
  if (options.entry === 'owner') return;
  const { text } = open.state.read().save;
  const [shown, base] = [duck.formRecord(values), duck.formRecord(record.stored)];
  if (text === undefined || isFound) screen.moves.keepSaved(shown, base);
  else screen.moves.toContent(shown, base, text);
};

/**
 * Asks what the server has of a record whose save it did not confirm. Until it is found there, it is asked again: what
 * was sent may be stored late.
 */
const findOut = <T extends Identified & FieldValues>(
  saved: SavedForm<T>,
  { base: opened, find }: Pick<WriteRecordOptions<T>, 'base' | 'find'>,
  { sent, typed }: SentRecord<T>,
  left: AbortSignal,
) => {
  const { open } = saved;
  /** A text may be open in its editor. If another user changed one, the next save shows that. */
  const areTextsAsSent = (stored: T) =>
    (open.reader?.fields ?? []).every(field => same(fieldsOf(sent)[field], fieldsOf(stored)[field]));
  const take = (now: T): boolean => {
    if (!isFree(open.state.read().save)) return false;
    const outcome = outcomeOf(opened, sent, now);
    const stored = withKnown(sent, now);
    if (outcome === 'asOpened') open.on({ type: 'found', isStored: false });
    if (outcome !== 'stored' || !areTextsAsSent(stored)) return false;
    endStored(saved, { sent, typed, response: now, stored }, true);
    return true;
  };
  void readUntil(find, [sent, opened], take, left);
};

/** The last step of a save: writes the record. What was typed meanwhile stays in the form. */
export const sendStep = <T extends Identified & FieldValues>(
  saved: SavedForm<T>,
  writing: WriteRecordOptions<T>,
): SaveStep<T> => {
  const { duck, blank, open, screen } = saved;
  const { form, draft, state, on } = open;

  return async (record, _next, context) => {
    const { base, typed, left, isRelease } = context;
    let begun = { creates: false, isAnew: false, mayBeMade: false, isOnline: true };
    const written = await writeRecord(writing, record, context, async (sent, isAnew) => {
      const creates = sent.id === undefined || isAnew;
      // The equal record that a refusal names may be the one that an earlier save has made.
      begun = { creates, isAnew, mayBeMade: creates && draft.mayBeStored(), isOnline: navigator.onLine };
      on({ type: 'sent' });
      if (creates || state.read().isDirty) draft.noteSending(true);
      return valueOf(await screen.dispatch(duck.save(recordToSend(duck.shape, sent, base, blank))));
    });
    if (!written || !('sent' in written)) return;
    const { sent } = written;
    const response = written.is === 'stored' ? written.response : null;
    const ended: SentRecord<T> = { sent, typed, response, stored: storedRecord(sent, response), isRelease };
    if (left.aborted) return endLeft(saved, ended, written.is === 'stored' ? undefined : written.error);
    if (written.is === 'stored') return endStored(saved, ended);
    const { error } = written;
    const isUnknown = written.is === 'unconfirmed' || (begun.mayBeMade && isRecordConflict(error));
    const mayBeStored = isUnknown && begun.isOnline;
    if (!isUnknown) draft.noteSending(false);
    showFieldErrors(form, error);
    on({ type: 'failed', error, mayBeStored, mayBeCreated: mayBeStored && begun.creates });
    if (mayBeStored && writing.isStored && !begun.isAnew) findOut(saved, writing, ended, left);
  };
};
