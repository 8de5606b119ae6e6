import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Duck } from 'core/redux/create-duck';
import { useAppDispatch } from 'core/redux/hooks';
import { same } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { recordToSend } from 'lib/records/record-to-send';
import { useIsMounted } from 'lib/use-is-mounted';
import type { EditedRecord } from './use-edited-record';
import { useEntryAfterSave } from './use-entry-after-save';
import { useSaveStatus } from './use-save-status';
import { useTakeOver } from './use-take-over';

export interface SaveOptions {
  formPath?: string;
  /** The API makes such records and has no call to change one. */
  isCreateOnly?: boolean;
  /** The entry was handed another record, that to which the edited one belongs, and goes on with it. */
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

/** Makes what the server stored the record that is edited: what was typed since it was sent is a change of it. */
const useAdoptStored = <T extends Identified & FieldValues>(
  duck: Pick<Duck<T>, 'select'>,
  { form, setDirty, baseRecord: { setBase }, draft: { removeAfterSave: removeDraft } }: EditedParts<T>,
  { markSaved, updateEntry }: Stored<T>,
) => {
  const takeOver = useTakeOver(duck, form);
  return useCallback(
    (sent: T, typed: T) => {
      const stored = takeOver(sent, typed);
      // The browser's database may take long, or never answer; the record is stored all the same.
      void removeDraft();
      const values = form.getValues();
      const hasChanged = !same(values, stored);
      setBase(stored);
      setDirty(hasChanged);
      markSaved(hasChanged);
      updateEntry(values, stored);
    },
    [takeOver, removeDraft, form, setBase, setDirty, markSaved, updateEntry],
  );
};

/** Sends the record, and then compares the form with what was sent: what was typed meanwhile stays in it. */
export const useSave = <T extends Identified & FieldValues>(
  duck: Pick<Duck<T>, 'save' | 'select'>,
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

  // To send such a record again would make a second one.
  const canSave = !status.wasSaved || (!isCreateOnly && base.id !== undefined);

  /**
   * Sends the record once, however often it is called; nothing is sent while a field is wrong. `values` are those of
   * the form at the moment from which the record is: what differs from them later was typed meanwhile.
   */
  const send = useCallback(
    async (record: T, values: T = form.getValues()) => {
      if (isSending.current || !canSave) return;
      start();
      requestText(undefined);
      // The form library gives its own objects; later keys must not reach what was sent.
      const [sent, typed] = [structuredClone(record), structuredClone(values)];
      const worked = await dispatch(duck.save(recordToSend(sent, base, blank)));
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
