import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftReach } from 'features/drafts/store/draft-store';
import { useDraft, type DraftState } from 'features/drafts/form/use-draft';
import { readerOf, type LongTexts, type TextReader } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import type { AnyShape } from 'lib/records/shape';
import type { Rules } from 'ui/form/rules';
import { useBaseRecord, useDirty, type BaseRecord } from './internal/use-base-record';
import { useTypedValues, type TypedValues } from './internal/use-typed-values';
import { useOpenedRecord, useRecordForm, type RecordForm } from './use-record-form';

export interface OpenedRecordOptions<T> {
  /** The record to edit, if the navigation state holds only a reference to it. */
  record?: T;
  formPath?: string;
  /** The long texts of such records. */
  texts?: LongTexts<T>;
  draftReach?: DraftReach;
}

interface EditedRecordOptions<T> extends OpenedRecordOptions<T> {
  /** Name of the section's duck: drafts are stored under it. */
  section: string;
  /** The shape of its records. */
  shape: AnyShape<T>;
  blank: T;
  rules: Rules<T>;
  /** Runs at every change of a field. */
  onInput: (isDirty: boolean) => void;
}

/** An opened record in its form. */
export interface EditedRecord<T extends FieldValues> extends RecordForm<T> {
  typed: TypedValues<T>;
  /** Reads its long texts, if it has any. */
  reader: TextReader | undefined;
  baseRecord: BaseRecord<T>;
  draft: DraftState<T>;
  /** Whether the form differs from what the server has; `wasDirty` is the same at the latest render. */
  isDirty: boolean;
  wasDirty: Readonly<{ current: boolean }>;
  setDirty: (isDirty: boolean) => void;
}

/** The opened record in a form: what is typed, whether it differs from what the server has, and its draft. */
export const useEditedRecord = <T extends Identified & FieldValues>(
  options: EditedRecordOptions<T>,
): EditedRecord<T> => {
  const { section, shape, blank, rules, formPath, texts, draftReach, onInput } = options;
  const { record, base: openedBase } = useOpenedRecord(shape, options.record, blank, formPath);
  const recordForm = useRecordForm(record, openedBase, rules);
  const { form } = recordForm;
  const typed = useTypedValues(form, record, texts);
  const baseRecord = useBaseRecord(openedBase);
  const { base, latest: latestBase } = baseRecord;
  const touchDraft = (isNowDirty: boolean) => {
    draft.touch();
    onInput(isNowDirty);
  };
  const dirty = useDirty({ form, record, latestBase, onInput: touchDraft });
  const draft = useDraft<T>({
    section,
    id: base.id,
    base,
    read: typed.read,
    dirty: dirty.isDirty,
    reach: draftReach,
  });
  const reader = useMemo(() => texts && readerOf(texts), [texts]);
  return { ...recordForm, ...dirty, typed, reader, baseRecord, draft };
};
