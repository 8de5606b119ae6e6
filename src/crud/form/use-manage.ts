import { useCallback, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useSession } from 'core/auth/use-session';
import type { SectionKey } from 'core/i18n/message-key';
import { useBrowserNavigation, useFormNavigation } from 'core/navigation/use-navigation';
import { useAppDispatch } from 'core/redux/hooks';
import type { OpenForm } from 'crud/form/internal/open-form';
import { type EditedRecordOptions, useEditedRecord } from 'crud/form/internal/use-edited-record';
import type { FormScreen, SavedForm, SaveOptions } from 'crud/form/save/saved-form';
import { useSave } from 'crud/form/save/use-save';
import { usePreviousNext } from 'crud/record/use-previous-next';
import { comparisonOf } from 'features/changes/comparison';
import { useTellWhoLeft } from 'features/drafts/form/use-tell-who-left';
import type { Id, Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import { withRelationsOf } from 'lib/records/take-relations';
import { useLatest } from 'lib/use-latest';
import type { Duck } from 'records/duck';
import { unsentOf } from 'records/read-by-id';
import { ALERT_DURATION } from 'ui/feedback/timed-alert';
import type { FormController } from './form-controller';
import { useAfterSave } from './internal/use-after-save';
import { useFormTexts } from './internal/use-form-texts';

/** The row to mark in the list that the form returns to. */
export interface ListedRow {
  id?: Id;
  name: string;
}

export interface ManageOptions<T> extends SaveOptions<T> {
  /** The record to edit, if the navigation state holds only a reference to it. */
  record?: T;
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

/** The same list, as long as its record is the same: with a new one, every field would render again. */
const useUnsent = <T extends Identified & FieldValues>(
  { relations }: Pick<Duck<T>, 'relations'>,
  { opened, state }: OpenForm<T>,
  blank: T,
) => {
  const { base } = state.read();
  const record = base.id === undefined ? opened : base;
  return useMemo(() => (record === blank ? [] : unsentOf(relations, record)), [relations, record, blank]);
};

/** What the save of a form uses of its page. */
const useFormScreen = <T extends Identified>(): FormScreen<T> => ({
  store: useStore(),
  dispatch: useAppDispatch(),
  login: useSession().login ?? '',
  pathname: useLocation().pathname,
  navigation: useBrowserNavigation(),
  moves: useFormNavigation<T>(),
  tellWhoLeft: useTellWhoLeft(),
});

/** The ways out of a form, to its list and to another new record. */
const waysOf = <T extends Identified & FieldValues>(
  { open, options, screen: { moves } }: SavedForm<T>,
  { nextOf }: EditedRecordOptions<T>['definition'],
) => ({
  sectionPath: moves.sectionPath,
  toNew: options.entry === 'owner' ? undefined : () => moves.toNew(nextOf?.(open.state.read().base)),
  cancel: () => moves.toList(),
});

/** The record being edited, and its save from start to end. `ManagePage` is the usual component on top of it. */
export const useManage = <T extends Identified & FieldValues>(
  duck: Duck<T>,
  i18n: SectionKey,
  definition: EditedRecordOptions<T>['definition'],
  options: ManageOptions<T> = {},
): FormController<T> => {
  const { record, calls, returnDelay = ALERT_DURATION, rowOf = ownRow } = options;
  const { blank, rules, texts } = definition;
  const screen = useFormScreen<T>();
  const { toList } = screen.moves;
  const previousNext = usePreviousNext(duck);
  const { open, draft, base, isDirty, replaced } = useEditedRecord({ duck, definition, record });
  const { form, limits, typed, reader } = open;
  const saved = { duck, i18n, blank, open, options, screen };
  const latest = useLatest({ ...saved, toList: () => toList(rowState(rowOf(base)), base.id) });
  const save = useSave(saved, latest);
  useAfterSave(open, latest, returnDelay);

  return {
    i18n,
    form,
    record: {
      base,
      isNew: base.id === undefined,
      isDirty,
      canCreate: calls !== 'update',
      unsent: useUnsent(duck, open, blank),
      read: typed.read,
      replaced,
      compare: useCallback((values = typed.read()) => comparisonOf(base, values, reader), [typed, base, reader]),
      // A draft that was written while relations were unknown holds none.
      restore: values => typed.restore(withRelationsOf(duck.shape, values, base)),
    },
    save,
    draft,
    versions: open.versions,
    limits,
    rules,
    texts: useFormTexts(open, texts),
    navigation: { ...waysOf(saved, definition), previousNext },
  };
};
