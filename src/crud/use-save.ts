import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Duck } from 'core/redux/create-duck';
import { useAppDispatch } from 'core/redux/hooks';
import { same } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { recordToSend } from 'lib/records/record-to-send';
import { newIds } from './new-ids';
import { noteSavedRow } from './saved-rows';
import { fieldsToTakeOver, storedRecord } from './stored-record';
import type { BaseRecord } from './use-base-record';

interface SaveOptions<T extends Identified & FieldValues> {
  duck: Pick<Duck<T>, 'save' | 'select'>;
  form: UseFormReturn<T>;
  blank: T;
  record: BaseRecord<T>;
  isDirty: boolean;
  setDirty: (isDirty: boolean) => void;
  removeDraft: () => Promise<void>;
  formPath?: string;
  /** The API makes such records and has no call to change one. */
  isCreateOnly: boolean;
  /** The entry was handed another record, and goes on with it. */
  isOfOther: boolean;
}

/** Whether the component is on the page, also for what runs after a request. */
const useIsMounted = (): RefObject<boolean> => {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};

/** The form takes over what only the server knew: the ids of new rows, and the fields that it worked out. */
const takeOver = <T extends FieldValues & Identified>(
  form: UseFormReturn<T>,
  typed: T,
  sent: T,
  response: T | null,
) => {
  const fill = (name: string, value: unknown) => form.setValue(name as Path<T>, value as PathValue<T, Path<T>>);
  newIds(form.getValues(), sent, response).forEach(([path, id]) => fill(path, id));
  fieldsToTakeOver(form.getValues(), typed, sent, response).forEach(([name, value]) => fill(name, value));
};

/** Sends the record, and then compares the form with what was sent: what was typed meanwhile stays in it. */
export const useSave = <T extends Identified & FieldValues>(options: SaveOptions<T>) => {
  const { duck, form, blank, record, isDirty, setDirty, removeDraft, formPath, isCreateOnly, isOfOther } = options;
  const { base, setBase } = record;
  const dispatch = useAppDispatch();
  const store = useStore();
  const { keepSaved, toContent } = useNavigation<T>(formPath);
  const isMounted = useIsMounted();
  /** A save worked, and the form holds what was saved. */
  const [isStored, setStored] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const [hasError, setHasError] = useState(false);
  const [wasOnline, setWasOnline] = useState(true);
  const isSending = useRef(false);
  /** The text that was asked for during a save; it opens once the form is over what was saved. */
  const requestedText = useRef<string>(undefined);

  // Whoever types while the form waits for its list stays with the form.
  useEffect(() => {
    if (!isStored || !isDirty) return;
    setStored(false);
    isSending.current = false;
  }, [isStored, isDirty]);

  const settle = useCallback(
    async (sent: T, typed: T) => {
      const { saved, page } = duck.select(store.getState());
      takeOver(form, typed, sent, saved);
      const stored = storedRecord(sent, saved);
      if (stored.id !== undefined) noteSavedRow(page.content, stored.id);
      await removeDraft();
      if (!isMounted.current) return;
      const values = form.getValues();
      const hasChanged = !same(values, stored);
      setBase(stored);
      setDirty(hasChanged);
      setStored(!hasChanged);
      setWasSaved(true);
      isSending.current = !hasChanged;
      if (isOfOther) return;
      if (requestedText.current === undefined) keepSaved(values, stored);
      else toContent(values, stored, requestedText.current);
    },
    [duck, store, form, removeDraft, isMounted, setBase, setDirty, isOfOther, keepSaved, toContent],
  );

  // To send such a record again would make a second one.
  const canSave = !wasSaved || (!isCreateOnly && base.id !== undefined);

  /** Sends the record once, however often it is called; nothing is sent while a field is wrong. */
  const send = useCallback(
    async (edited: T) => {
      if (isSending.current || !canSave) return;
      isSending.current = true;
      requestedText.current = undefined;
      setHasError(false);
      setWasOnline(navigator.onLine);
      // The form library gives its own objects; later keys must not reach what was sent.
      const [sent, typed] = [structuredClone(edited), structuredClone(form.getValues())];
      const worked = await dispatch(duck.save(recordToSend(sent, base, blank)));
      isSending.current = worked;
      setHasError(!worked);
      if (worked && isMounted.current) await settle(sent, typed);
    },
    [dispatch, duck, form, settle, isMounted, base, blank, canSave],
  );

  const editText = (name: string) => {
    if (isSending.current && !isStored) requestedText.current = name;
    else toContent(form.getValues(), base, name);
  };

  return { send, editText, canSave, isStored, wasSaved, wasOnline, hasError, setHasError };
};
