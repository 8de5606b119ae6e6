import { useEffect } from 'react';
import { type FieldValues } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { isWithoutResponse } from 'core/http/is-without-response';
import { useFormRecord } from 'core/navigation/form-record';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Duck } from 'core/redux/create-duck';
import { useAppDispatch } from 'core/redux/hooks';
import { comparisonOf } from 'features/changes/comparison';
import type { DraftReach } from 'features/drafts/draft-store';
import { useDraft } from 'features/drafts/use-draft';
import type { Identified } from 'lib/model';
import { ALERT_DURATION } from 'ui/feedback/timed-alert';
import type { Rules } from 'ui/form/rules';
import { useAfterSave } from './use-after-save';
import { useBaseRecord } from './use-base-record';
import { useDirty } from './use-dirty';
import { usePreviousNext, type PreviousNextDuck } from './use-previous-next';
import { useFieldErrors, useOpenedRecord, useRecordForm } from './use-record-form';
import { useSave } from './use-save';

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
  /** The entry was handed another record: that to which the edited one belongs. */
  isOfOther?: boolean;
}

/** The record being edited and the life of its save; `ManagePage` is its usual face. */
export const useManage = <T extends Identified & FieldValues>(
  duck: ManageDuck<T>,
  blank: T,
  rules: Rules<T>,
  options: ManageOptions<T> = {},
) => {
  const { record: opened, formPath, returnDelay = ALERT_DURATION, isCreateOnly = false, draftReach } = options;
  const dispatch = useAppDispatch();
  const { base: sectionPath, toList } = useNavigation<T>(formPath);
  const state = useSelector(duck.select);
  const previousNext = usePreviousNext(duck, formPath);
  const { record, base: openedBase } = useOpenedRecord(opened, blank, formPath);
  const { form, limits, longTexts } = useRecordForm(record, openedBase, rules);
  const baseRecord = useBaseRecord(openedBase);
  const { base } = baseRecord;

  const onInput = () => {
    draft.touch();
    save.setHasError(false);
  };
  const { isDirty, wasDirty, setDirty } = useDirty({ form, record, latestBase: baseRecord.latest, onInput });
  const draft = useDraft<T>({
    section: duck.name,
    id: base.id,
    base,
    read: form.getValues,
    dirty: isDirty,
    reach: draftReach,
  });
  const { touch, removeAfterSave: removeDraft } = draft;
  const save = useSave({
    duck,
    form,
    blank,
    record: baseRecord,
    isDirty,
    setDirty,
    removeDraft,
    formPath,
    isCreateOnly,
    isOfOther: options.isOfOther ?? false,
  });
  const { isStored, wasSaved, hasError } = save;

  useEffect(() => void dispatch(duck.reset()), [dispatch, duck]);
  useFieldErrors(form, state);
  useFormRecord(() => ({ record: form.getValues(), base }));

  const savedId = state.saved?.id ?? base.id;
  const goOnWith = useAfterSave(isStored, () => toList({ saved: true, savedId }), returnDelay);

  // The copy of what was typed during the save went with that of what was saved.
  useEffect(() => {
    if (wasSaved && wasDirty.current) touch();
  }, [wasSaved, base, wasDirty, touch]);

  return {
    form,
    /** The record as it was opened. */
    base,
    limits,
    longTexts,
    draft,
    dirty: isDirty,
    error: state.error,
    hasError,
    /** The server may have made the record although no answer came: to send it again could make a second one. */
    mayBeStored: hasError && base.id === undefined && save.wasOnline && isWithoutResponse(state.error),
    isStored,
    /** A save worked, and something was typed since it was sent. */
    wasSaved,
    hasLaterChanges: wasSaved && isDirty,
    canSave: save.canSave,
    isBusy: state.saving === 'ONGOING' || isStored,
    isNew: base.id === undefined,
    sectionPath,
    previousNext,
    /** Where the save leads to that follows or is under way. */
    goOnWith,
    send: save.send,
    save: form.handleSubmit(save.send),
    cancel: () => toList(),
    /** What differs between the record as it was opened and these values. */
    compare: (values: T = form.getValues()) => comparisonOf(base, values, [...longTexts]),
    restore: (values: T) => form.reset(values, { keepDefaultValues: true }),
    editText: save.editText,
  };
};

export type Manage<T extends Identified & FieldValues> = ReturnType<typeof useManage<T>>;
