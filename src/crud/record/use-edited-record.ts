import { useMemo, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { messages } from 'core/messages/messages.duck';
import { useNavigation } from 'core/navigation/use-navigation';
import { type DraftState, useDraft } from 'features/drafts/form/use-draft';
import type { DraftReach } from 'features/drafts/store/draft-store';
import { type LongTexts, readerOf, type TextReader } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import { withRightKinds } from 'lib/records/new-record';
import type { AnyShape } from 'lib/records/shape';
import type { Limit } from 'ui/form/form-context';
import { resolverOf } from 'ui/form/resolver';
import type { Rules } from 'ui/form/rules';
import { type BaseRecord, useBaseRecord, useDirty } from './internal/use-base-record';
import { type TypedValues, useTypedValues } from './internal/use-typed-values';
import { withoutIds } from './without-ids';

/** The deleted record that this form creates again, if it was opened for that and the page was not reloaded since. */
const restoredRecord = <T extends Identified>(shape: AnyShape<T>, state: unknown, restored: number | undefined) => {
  const message = messages.select(state).log.find(({ id }) => id === restored);
  // The form belongs to the section of the deleted record, so the record has this shape.
  return message?.deleted && withoutIds(shape, message.deleted.record as T);
};

/** The record that the form opens with, and the one to compare it with. */
const useOpenedRecord = <T extends Identified>(
  shape: AnyShape<T>,
  opened: T | undefined,
  blank: T,
  formPath?: string,
) => {
  const { received } = useNavigation<T>(formPath);
  const store = useStore();
  const [records] = useState(() => {
    const record = opened ?? received.record ?? restoredRecord(shape, store.getState(), received.restored) ?? blank;
    return {
      received: record,
      record: record.id === undefined ? withRightKinds(shape, record) : record,
      base: opened ?? received.base ?? received.record ?? blank,
    };
  });
  return records;
};

/** A form with what its fields register while they are on screen. */
export interface RecordForm<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** The limits of the fields, by path. */
  limits: Map<string, Limit>;
}

/** The form of the opened record. */
const useRecordForm = <T extends FieldValues>(
  record: T,
  base: T,
  rules: Rules<T>,
  { latest }: BaseRecord<T>,
): RecordForm<T> => {
  const [limits] = useState(() => new Map<string, Limit>());
  const form = useForm<T>({
    defaultValues: base as DefaultValues<T>,
    // If `values` were set each time, the rows of a field array would all mount a second time.
    values: record === base ? undefined : record,
    resetOptions: { keepDefaultValues: true },
    resolver: useMemo(() => resolverOf(rules, limits, () => latest.current), [rules, limits, latest]),
  });
  return { form, limits };
};

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
  /** The record as it was opened, or copied from another one. */
  opened: T;
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
  const { received: opened, record, base: openedBase } = useOpenedRecord(shape, options.record, blank, formPath);
  const baseRecord = useBaseRecord(openedBase);
  const recordForm = useRecordForm(record, openedBase, rules, baseRecord);
  const { form } = recordForm;
  const typed = useTypedValues(form, record, texts);
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
  return { ...recordForm, ...dirty, typed, opened, reader, baseRecord, draft };
};
