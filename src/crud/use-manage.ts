import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { isOutcomeUnknown } from 'core/http/is-outcome-unknown';
import { useFormRecord } from 'core/navigation/form-record';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Duck } from 'core/redux/create-duck';
import type { CrudState } from 'core/redux/duck-types';
import { useAppDispatch } from 'core/redux/hooks';
import { comparisonOf } from 'features/changes/comparison';
import type { Id, Identified } from 'lib/model';
import type { AnyShape } from 'lib/records/shape';
import { ALERT_DURATION } from 'ui/feedback/timed-alert';
import type { Rules } from 'ui/form/rules';
import { asNew } from './as-new';
import { nameWithoutId } from './record-address';
import { useAfterSave } from './use-after-save';
import { useEditedRecord, type EditedRecord, type OpenedRecordOptions } from './use-edited-record';
import { usePreviousNext, type PreviousNextDuck } from './use-previous-next';
import { useFieldErrors } from './use-record-form';
import { useSave, type SaveOptions } from './use-save';

/** The parts of a duck that a form uses. */
export type ManageDuck<T extends Identified> = Pick<Duck<T>, 'name' | 'shape' | 'save' | 'stored' | 'reset'> &
  PreviousNextDuck<T>;

interface ManageOptions<T> extends OpenedRecordOptions<T>, SaveOptions {
  /** The API has a call to create such a record; otherwise one that another user deleted cannot be created again. */
  canCreate?: boolean;
  /** Milliseconds between the save and the return to the list (R63). */
  returnDelay?: number;
  /**
   * The list row that shows the saved record, and the text by which the list finds it. Needed only if these are not the
   * record itself and its name.
   */
  rowOf?: (saved: T) => ListedRow;
}

/** The row to mark in the list that the form returns to. */
export interface ListedRow {
  id?: Id;
  name: string;
}

const ownRow = (saved: Identified): ListedRow => ({ id: saved.id, name: nameWithoutId(saved) });

/** The navigation state for the list: which row was saved. */
const rowState = ({ id, name }: ListedRow) => ({ saved: true, savedId: id, savedName: name });

/** Removes the result of another form's save from the store. */
const useReset = ({ reset }: Pick<ManageDuck<Identified>, 'reset'>) => {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(reset()), [dispatch, reset]);
};

/** The save removes the draft, and with it what was typed during the save. That part is written again. */
const useDraftOfLaterChanges = <T extends Identified & FieldValues>(
  wasSaved: boolean,
  { baseRecord: { base }, draft: { touch }, wasDirty }: Pick<EditedRecord<T>, 'baseRecord' | 'draft' | 'wasDirty'>,
) =>
  useEffect(() => {
    if (wasSaved && wasDirty.current) touch();
  }, [wasSaved, base, wasDirty, touch]);

/** The result of the latest save, as the components around a form show it. */
const saveStateOf = <T extends Identified>(
  { isStored, wasSaved, hasError, wasOnline, canSave }: Omit<ReturnType<typeof useSave>, 'send' | 'editText'>,
  { saving, error }: Pick<CrudState<T>, 'saving' | 'error'>,
  isNew: boolean,
  isDirty: boolean,
) => ({
  isNew,
  error,
  hasError,
  /** The server may have created the record although no usable response came: a retry could create a second one. */
  mayBeStored: hasError && isNew && wasOnline && isOutcomeUnknown(error),
  isStored,
  /** A save worked. Unlike `isStored`, this stays true when something is typed afterwards. */
  wasSaved,
  hasLaterChanges: wasSaved && isDirty,
  canSave,
  isBusy: saving === 'ONGOING' || isStored,
});

/** Functions that read and replace the values of the form as a whole. */
const wholeForm = <T extends Identified & FieldValues>({ form, longTexts, baseRecord: { base } }: EditedRecord<T>) => ({
  /** Compares these values with the record as it was opened, or as it was saved last. */
  compare: (values: T = form.getValues()) => comparisonOf(base, values, [...longTexts]),
  restore: (values: T) => form.reset(values, { keepDefaultValues: true }),
});

/** Functions that send the record as it is in the form, or open one of its long texts. */
const sendersOf = <T extends Identified & FieldValues>(
  form: UseFormReturn<T>,
  { send, editText }: Pick<ReturnType<typeof useSave<T>>, 'send' | 'editText'>,
  shape: AnyShape<T>,
) => ({
  send,
  save: form.handleSubmit(record => send(record)),
  /** Sends a record that the server no longer has as a new one. */
  createAgain: form.handleSubmit(record => {
    const anew = asNew(shape, record);
    form.reset(anew, { keepDefaultValues: true });
    return send(anew);
  }),
  editText,
});

/** The record being edited, and its save from start to end. `ManagePage` is the usual component on top of it. */
export const useManage = <T extends Identified & FieldValues>(
  duck: ManageDuck<T>,
  blank: T,
  rules: Rules<T>,
  options: ManageOptions<T> = {},
) => {
  const { formPath, isOfOther, canCreate = true, returnDelay = ALERT_DURATION, rowOf = ownRow } = options;
  const { base: sectionPath, toList, toNew } = useNavigation<T>(formPath);
  const state = useSelector(duck.select);
  const previousNext = usePreviousNext(duck, formPath);
  const shown = { section: duck.name, shape: duck.shape, blank, rules, onInput: () => save.setHasError(false) };
  const edited = useEditedRecord({ ...options, ...shown });
  const { form, limits, longTexts, draft, isDirty } = edited;
  const { base } = edited.baseRecord;
  const save = useSave(duck, blank, edited, options);

  useReset(duck);
  useFieldErrors(form, state);
  useFormRecord(() => (save.isSending() ? 'saving' : { record: form.getValues(), base }));
  const saved = { ...base, id: state.saved?.id ?? base.id };
  const goOnWith = useAfterSave(save.isStored, () => toList(rowState(rowOf(saved)), saved.id), returnDelay);
  useDraftOfLaterChanges(save.wasSaved, edited);

  return {
    form,
    /** The record as it was opened, or as it was saved last. */
    base,
    limits,
    longTexts,
    draft,
    dirty: isDirty,
    ...saveStateOf(save, state, base.id === undefined, isDirty),
    canCreate,
    sectionPath,
    previousNext,
    /** Opens an empty form. Undefined if the record belongs to another one, which cannot have a second. */
    toNew: isOfOther ? undefined : toNew,
    /** Sets where to go after the next save, or after the pending one. */
    goOnWith,
    ...sendersOf(form, save, duck.shape),
    cancel: () => toList(),
    ...wholeForm(edited),
  };
};

export type Manage<T extends Identified & FieldValues> = ReturnType<typeof useManage<T>>;
