import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { comparisonOf, type TextReader } from 'shared/changes/comparison';
import { same } from 'shared/drafts/same';
import { useDraft } from 'shared/drafts/use-draft';
import { withoutEmptied } from 'shared/form/emptied';
import { resolverOf } from 'shared/form/resolver';
import type { Rules } from 'shared/form/rules';
import { fieldErrorsOf } from 'shared/http/field-errors';
import { isUnanswered } from 'shared/http/is-unanswered';
import type { Identified } from 'shared/model';
import type { Duck } from 'shared/redux/create-duck';
import { useAppDispatch } from 'shared/redux/hooks';
import { ALERT_DURATION } from 'shared/ui/passing-alert';
import { useLatest } from 'shared/ui/use-latest';
import { whenFree } from 'shared/ui/when-free';
import { useNavigation } from './navigation';
import { useNeighbours, type NeighbourDuck } from './use-neighbours';

/** What a form asks of its duck. */
export type ManageDuck<T extends Identified> = Pick<Duck<T>, 'name' | 'save' | 'reset'> & NeighbourDuck<T>;

interface ManageOptions<T> {
  /** The record to edit, where the navigation state carries only a reference to it. */
  record?: T;
  formPath?: string;
  /** Milliseconds between the save and the return to the list (spec 9). */
  returnDelay?: number;
}

/** The record being edited and the life of its save; `ManagePage` is its usual face. */
export const useManage = <T extends Identified & FieldValues>(
  duck: ManageDuck<T>,
  blank: T,
  rules: Rules<T>,
  { record: opened, formPath, returnDelay = ALERT_DURATION }: ManageOptions<T> = {},
) => {
  const dispatch = useAppDispatch();
  const { received, base: sectionPath, toList, toContent } = useNavigation<T>(formPath);
  const { saving, saved, error } = useSelector(duck.select);
  const neighbours = useNeighbours(duck, formPath);
  const [{ record, base }] = useState(() => ({
    record: opened ?? received.record ?? blank,
    base: opened ?? received.base ?? received.record ?? blank,
  }));

  const [limits] = useState(() => new Map<string, number>());
  const [emptied] = useState(() => new Set<string>());
  const [longTexts] = useState(() => new Set<TextReader>());
  const form = useForm<T>({
    defaultValues: base as DefaultValues<T>,
    // Given at every opening, they would mount each row of a field array a second time.
    values: record === base ? undefined : record,
    resetOptions: { keepDefaultValues: true },
    resolver: useMemo(() => resolverOf(rules, limits), [rules, limits]),
  });
  // The form library tells a field that the record lacks from one that holds nothing; its reader does not.
  const [isChanged, setChanged] = useState(() => !same(record, base));
  const wasChanged = useLatest(isChanged);
  const [isStored, setStored] = useState(false);
  const dirty = isChanged && !isStored;
  const draft = useDraft<T>({ section: duck.name, id: base.id, base, read: form.getValues, dirty });
  const { touch, drop } = draft;
  const [hasError, showError] = useState(false);
  const [wasOnline, setWasOnline] = useState(true);

  useEffect(() => void dispatch(duck.reset()), [dispatch, duck]);

  useEffect(() => {
    let stop = () => undefined as void;
    const compare = () => setChanged(!same(form.getValues(), base));
    const subscription = form.watch(() => {
      stop();
      // The first difference is told at once; whether it is still there can wait until its key is painted.
      if (wasChanged.current) stop = whenFree(compare);
      else compare();
      touch();
      showError(false);
    });
    return () => {
      stop();
      subscription.unsubscribe();
    };
  }, [form, base, touch, wasChanged]);

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
  /** Sends the record once, however often it is asked to; nothing is sent while a field is wrong. */
  const send = useCallback(
    async (edited: T) => {
      if (isSending.current) return;
      isSending.current = true;
      showError(false);
      setWasOnline(navigator.onLine);
      const worked = await dispatch(duck.save(withoutEmptied(edited, emptied)));
      isSending.current = worked;
      showError(!worked);
      if (!worked) return;
      setStored(true);
      await drop();
    },
    [dispatch, duck, drop, emptied],
  );

  return {
    form,
    limits,
    emptied,
    longTexts,
    draft,
    dirty,
    error,
    hasError,
    /** The server may have made the record although no answer came: to send it again could make a second one. */
    mayBeStored: hasError && base.id === undefined && wasOnline && isUnanswered(error),
    isStored,
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
    editText: (name: string) => toContent(form.getValues(), base, name),
  };
};

export type Manage<T extends Identified & FieldValues> = ReturnType<typeof useManage<T>>;
