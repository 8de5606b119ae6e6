import { useEffect, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SectionKey } from 'core/i18n/message-key';
import { useNavigation } from 'core/navigation/use-navigation';
import { type EditedRecord, type OpenedRecordOptions, useEditedRecord } from 'crud/record/use-edited-record';
import { usePreviousNext } from 'crud/record/use-previous-next';
import type { SaveOptions } from 'crud/save/saved-form';
import { useSave } from 'crud/save/use-save';
import { useAfterSave, useSaveRun } from 'crud/save/use-save-run';
import { comparisonOf } from 'features/changes/comparison';
import type { Id, Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import { withRelationsOf } from 'lib/records/take-relations';
import type { Duck } from 'records/duck';
import { unsentOf } from 'records/read-by-id';
import { ALERT_DURATION } from 'ui/feedback/timed-alert';
import type { Rules } from 'ui/form/rules';
import type { FormController } from './form-controller';
import { useFormTexts } from './internal/use-form-texts';

/** The row to mark in the list that the form returns to. */
export interface ListedRow {
  id?: Id;
  name: string;
}

export interface ManageOptions<T> extends OpenedRecordOptions<T>, SaveOptions<T> {
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

const ownRow = (saved: Identified): ListedRow => ({ id: saved.id, name: nameWithoutId(saved) });

/** The navigation state for the list: which row was saved. */
const rowState = ({ id, name }: ListedRow) => ({ saved: true, savedId: id, savedName: name });

/** The save removes the draft, and with it what was typed during the save. That part is written again. */
const useDraftOfLaterChanges = <T extends Identified & FieldValues>(
  wasSaved: boolean,
  { baseRecord: { base }, draft: { touch }, wasDirty }: Pick<EditedRecord<T>, 'baseRecord' | 'draft' | 'wasDirty'>,
) =>
  useEffect(() => {
    if (wasSaved && wasDirty.current) touch();
  }, [wasSaved, base, wasDirty, touch]);

/** The same list, as long as its record is the same: with a new one, every field would render again. */
const useUnsent = <T extends Identified & FieldValues>(
  { relations }: Pick<Duck<T>, 'relations'>,
  { opened, baseRecord: { base } }: Pick<EditedRecord<T>, 'opened' | 'baseRecord'>,
  blank: T,
) => {
  const record = base.id === undefined ? opened : base;
  return useMemo(() => (record === blank ? [] : unsentOf(relations, record)), [relations, record, blank]);
};

/** The record being edited, and its save from start to end. `ManagePage` is the usual component on top of it. */
export const useManage = <T extends Identified & FieldValues>(
  duck: Duck<T>,
  i18n: SectionKey,
  blank: T,
  rules: Rules<T>,
  options: ManageOptions<T> = {},
): FormController<T> => {
  const { formPath, isOfOther, canCreate = true, returnDelay = ALERT_DURATION, rowOf = ownRow } = options;
  const { sectionPath, toList, toNew } = useNavigation<T>(formPath);
  const previousNext = usePreviousNext(duck, formPath);
  const saving = useSaveRun();
  const onInput = (isDirty: boolean) => saving.on({ type: 'typed', isDirty });
  const edited = useEditedRecord({ ...options, section: duck.name, shape: duck.shape, blank, rules, onInput });
  const { form, limits, reader, typed, draft, isDirty } = edited;
  const { base } = edited.baseRecord;
  const save = useSave({ duck, i18n, blank, edited, saving }, options);
  const texts = useFormTexts(edited, saving, options);
  useAfterSave(save, () => toList(rowState(rowOf(base)), base.id), returnDelay);
  useDraftOfLaterChanges(save.wasSaved, edited);

  return {
    i18n,
    form,
    record: {
      base,
      isNew: base.id === undefined,
      isDirty,
      canCreate,
      unsent: useUnsent(duck, edited, blank),
      compare: (values = typed.read()) => comparisonOf(base, values, reader),
      // A draft that was written while relations were unknown holds none.
      restore: values => typed.restore(withRelationsOf(duck.shape, values, base)),
    },
    save,
    draft,
    limits,
    rules,
    texts,
    navigation: { sectionPath, previousNext, toNew: isOfOther ? undefined : toNew, cancel: () => toList() },
  };
};
