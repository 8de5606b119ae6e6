import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Duck } from 'core/redux/create-duck';
import { useAppDispatch } from 'core/redux/hooks';
import { same } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { recordToSend } from 'lib/records/record-to-send';
import { useIsMounted } from 'lib/use-is-mounted';
import type { EditedRecord } from './use-edited-record';
import { isMadeAnew } from './new-ids';
import { useEntryAfterSave } from './use-entry-after-save';
import { useNewId } from './use-new-id';
import { useSaveStatus } from './use-save-status';
import { useTakeOver } from './use-take-over';

export interface SaveOptions {
  formPath?: string;
  /** The API can create such records, but has no call to change one. */
  isCreateOnly?: boolean;
  /** The history entry holds another record, the one that the edited record belongs to, and keeps it after a save. */
  isOfOther?: boolean;
}

type EditedParts<T extends Identified & FieldValues> = Pick<
  EditedRecord<T>,
  'form' | 'baseRecord' | 'draft' | 'isDirty' | 'setDirty'
>;

interface Stored<T> {
  markSaved: (hasChanged: boolean) => void;
  updateEntry: (values: T, stored: T) => void;
}

/** The stored record becomes the new base of the form. What was typed since it was sent is a change to it. */
const useAdoptStored = <T extends Identified & FieldValues>(
  duck: Pick<Duck<T>, 'select' | 'stored'>,
  { form, setDirty, baseRecord: { latest: baseRef, setBase }, draft: { removeAfterSave: removeDraft } }: EditedParts<T>,
  { markSaved, updateEntry }: Stored<T>,
) => {
  const takeOver = useTakeOver(duck, form);
  const followNewId = useNewId();
  return useCallback(
    (sent: T, typed: T) => {
      const opened = baseRef.current;
      const stored = takeOver(opened, sent, typed);
      if (isMadeAnew(opened, stored)) followNewId(opened, sent, stored);
      // The browser's database may be slow, or never respond. The record is stored on the server in any case.
      void removeDraft();
      const values = form.getValues();
      const hasChanged = !same(values, stored);
      setBase(stored);
      setDirty(hasChanged);
      markSaved(hasChanged);
      updateEntry(values, stored);
    },
    [baseRef, takeOver, followNewId, removeDraft, form, setBase, setDirty, markSaved, updateEntry],
  );
};

/** Sends the record, then compares the form with what was stored. What was typed meanwhile stays in the form. */
export const useSave = <T extends Identified & FieldValues>(
  duck: Pick<Duck<T>, 'save' | 'select' | 'shape' | 'stored'>,
  blank: T,
  edited: EditedParts<T>,
  { formPath, isCreateOnly = false, isOfOther = false }: SaveOptions,
) => {
  const { form } = edited;
  const { base } = edited.baseRecord;
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const { isSending, start, end, markSaved, ...status } = useSaveStatus(edited.isDirty);
  const { requestText, updateEntry, toContent } = useEntryAfterSave<T>(formPath, isOfOther);
  const adoptStored = useAdoptStored(duck, edited, { markSaved, updateEntry });

  // Sending such a record again would create a second one.
  const canSave = !status.wasSaved || (!isCreateOnly && base.id !== undefined);

  /**
   * Sends the record once, however often it is called. The caller must have validated the fields. `values` are the
   * form's values at the moment from which `record` comes: what differs from them later was typed meanwhile.
   */
  const send = useCallback(
    async (record: T, values: T = form.getValues()) => {
      if (isSending.current || !canSave) return;
      start();
      requestText(undefined);
      // react-hook-form returns its own objects. Later keystrokes must not change what was sent.
      const [sent, typed] = [structuredClone(record), structuredClone(values)];
      const worked = await dispatch(duck.save(recordToSend(duck.shape, sent, base, blank)));
      end(worked);
      if (worked && isMounted.current) adoptStored(sent, typed);
    },
    [dispatch, duck, form, adoptStored, isMounted, isSending, base, blank, canSave, start, end, requestText],
  );

  const editText = (name: string) => {
    if (isSending.current && !status.isStored) requestText(name);
    else toContent(form.getValues(), base, name);
  };

  return { ...status, isSending: () => isSending.current && !status.isStored, send, editText, canSave };
};
