import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { useSelector, useStore } from 'react-redux';
import { comparisonOf } from 'features/changes/comparison';
import { type TextReader } from 'lib/long-texts';
import type { DraftReach } from 'features/drafts/draft-store';
import { same } from 'lib/deep-equal';
import { useDraft } from 'features/drafts/use-draft';
import { recordToSend } from 'lib/records/record-to-send';
import { resolverOf } from 'ui/form/resolver';
import type { Rules } from 'ui/form/rules';
import { fieldErrorsOf } from 'core/http/field-errors';
import { isWithoutResponse } from 'core/http/is-unanswered';
import type { Identified } from 'lib/model';
import { useFormRecord } from 'core/navigation/handover';
import type { Duck } from 'core/redux/create-duck';
import { useAppDispatch } from 'core/redux/hooks';
import { ALERT_DURATION } from 'ui/feedback/timed-alert';
import { useLatest } from 'lib/use-latest';
import { afterPaint } from 'ui/layout/after-paint';
import { useNavigation } from 'core/navigation/use-navigation';
import { newIds } from './new-ids';
import { fieldsToTakeOver, storedRecord } from './stored-record';
import { usePreviousNext, type PreviousNextDuck } from './use-previous-next';

/** What a form asks of its duck. */
export type ManageDuck<T extends Identified> = Pick<Duck<T>, 'name' | 'save' | 'reset'> & PreviousNextDuck<T>;

interface ManageOptions<T> {
  /** The record to edit, where the navigation state carries only a reference to it. */
  record?: T;
  formPath?: string;
  /** Milliseconds between the save and the return to the list (R63). */
  returnDelay?: number;
  /** The API makes such records and has no call to change one. */
  isCreateOnly?: boolean;
  draftReach?: DraftReach;
}

/** The record being edited and the life of its save; `ManagePage` is its usual face. */
export const useManage = <T extends Identified & FieldValues>(
  duck: ManageDuck<T>,
  blank: T,
  rules: Rules<T>,
  { record: opened, formPath, returnDelay = ALERT_DURATION, isCreateOnly = false, draftReach }: ManageOptions<T> = {},
) => {
  const dispatch = useAppDispatch();
  const store = useStore();
  const { received, base: sectionPath, toList, toContent, keepSaved } = useNavigation<T>(formPath);
  const { saving, saved, error } = useSelector(duck.select);
  const neighbours = usePreviousNext(duck, formPath);
  const [{ record, openedBase }] = useState(() => ({
    record: opened ?? received.record ?? blank,
    openedBase: opened ?? received.base ?? received.record ?? blank,
  }));
  /** What the server has: the record as it was opened, or as it was saved last. */
  const [base, setBase] = useState(openedBase);
  /** The same at once: a comparison that waits for its key's paint may run before React has shown the new base. */
  const latestBase = useRef(base);

  const [limits] = useState(() => new Map<string, number>());
  const [longTexts] = useState(() => new Set<TextReader>());
  const form = useForm<T>({
    defaultValues: openedBase as DefaultValues<T>,
    // Given at every opening, they would mount each row of a field array a second time.
    values: record === openedBase ? undefined : record,
    resetOptions: { keepDefaultValues: true },
    resolver: useMemo(() => resolverOf(rules, limits), [rules, limits]),
  });
  // The form library tells a field that the record lacks from one that holds nothing; its reader does not.
  const [isChanged, setChanged] = useState(() => !same(record, base));
  const wasChanged = useLatest(isChanged);
  /** A save worked, and the form holds what was saved. */
  const [isStored, setStored] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const dirty = isChanged;
  const draft = useDraft<T>({
    section: duck.name,
    id: base.id,
    base,
    read: form.getValues,
    dirty,
    reach: draftReach,
  });
  const { touch, removeAfterSave } = draft;
  const [hasError, showError] = useState(false);
  const [wasOnline, setWasOnline] = useState(true);

  useEffect(() => void dispatch(duck.reset()), [dispatch, duck]);

  useEffect(() => {
    let stop = () => undefined as void;
    const compare = () => setChanged(!same(form.getValues(), latestBase.current));
    const subscription = form.watch(() => {
      stop();
      // The first difference is told at once; whether it is still there can wait until its key is painted.
      if (wasChanged.current) stop = afterPaint(compare);
      else compare();
      touch();
      showError(false);
    });
    return () => {
      stop();
      subscription.unsubscribe();
    };
  }, [form, touch, wasChanged]);

  useEffect(() => {
    if (!isStored) return;
    const back = setTimeout(() => toList({ saved: true, savedId: saved?.id ?? base.id }), returnDelay);
    return () => clearTimeout(back);
  }, [isStored, toList, saved, base.id, returnDelay]);

  useEffect(() => {
    if (saving !== 'ERROR') return;
    fieldErrorsOf(error).forEach(({ field, message }) =>
      form.setError(field as Parameters<typeof form.setError>[0], { type: 'server', message }),
    );
  }, [saving, error, form]);

  const isSending = useRef(false);
  /** The text that was asked for during a save; it opens once the form is over what was saved. */
  const askedText = useRef<string>(undefined);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  // Whoever types while the form waits for its list stays with the form.
  useEffect(() => {
    if (!isStored || !isChanged) return;
    setStored(false);
    isSending.current = false;
  }, [isStored, isChanged]);
  // The copy of what was typed during the save went with that of what was saved.
  useEffect(() => {
    if (wasSaved && wasChanged.current) touch();
  }, [wasSaved, base, wasChanged, touch]);

  /** The form is over what was saved now. What was typed meanwhile stays in it. */
  const settle = useCallback(
    async (sent: T, typed: T) => {
      const { saved: answer } = duck.select(store.getState());
      const fill = (name: string, value: unknown) => form.setValue(name as Path<T>, value as PathValue<T, Path<T>>);
      newIds(form.getValues(), sent, answer).forEach(([path, id]) => fill(path, id));
      fieldsToTakeOver(form.getValues(), typed, sent, answer).forEach(([name, value]) => fill(name, value));
      const stored = storedRecord(sent, answer);
      await removeAfterSave();
      if (!isOpen.current) return;
      const values = form.getValues();
      const hasChanged = !same(values, stored);
      latestBase.current = stored;
      setBase(stored);
      setChanged(hasChanged);
      setStored(!hasChanged);
      setWasSaved(true);
      isSending.current = !hasChanged;
      const text = askedText.current;
      if (text === undefined) keepSaved(values, stored);
      else toContent(values, stored, text);
    },
    [duck, store, form, removeAfterSave, keepSaved, toContent],
  );
  // To send such a record again would make a second one.
  const canSave = !wasSaved || (!isCreateOnly && base.id !== undefined);

  /** Sends the record once, however often it is asked to; nothing is sent while a field is wrong. */
  const send = useCallback(
    async (edited: T) => {
      if (isSending.current || !canSave) return;
      isSending.current = true;
      askedText.current = undefined;
      showError(false);
      setWasOnline(navigator.onLine);
      // The form library hands over its own objects; later keys must not reach what was sent.
      const [sent, typed] = [structuredClone(edited), structuredClone(form.getValues())];
      const worked = await dispatch(duck.save(recordToSend(sent, base, blank)));
      isSending.current = worked;
      showError(!worked);
      if (worked && isOpen.current) await settle(sent, typed);
    },
    [dispatch, duck, form, settle, base, blank, canSave],
  );
  useFormRecord(() => ({ record: form.getValues(), base }));

  return {
    form,
    /** The record as it was opened. */
    base,
    limits,
    longTexts,
    draft,
    dirty,
    error,
    hasError,
    /** The server may have made the record although no answer came: to send it again could make a second one. */
    mayBeStored: hasError && base.id === undefined && wasOnline && isWithoutResponse(error),
    isStored,
    /** A save worked, and something was typed since it was sent. */
    wasSaved,
    hasLaterChanges: wasSaved && isChanged,
    canSave,
    isBusy: saving === 'ONGOING' || isStored,
    isNew: base.id === undefined,
    sectionPath,
    neighbours,
    send,
    save: form.handleSubmit(send),
    cancel: () => toList(),
    /** What differs between the record as it was opened and these values. */
    compare: (values: T = form.getValues()) => comparisonOf(base, values, [...longTexts]),
    restore: (values: T) => form.reset(values, { keepDefaultValues: true }),
    editText: (name: string) => {
      if (isSending.current && !isStored) askedText.current = name;
      else toContent(form.getValues(), base, name);
    },
  };
};

export type Manage<T extends Identified & FieldValues> = ReturnType<typeof useManage<T>>;
