import { useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { messages } from 'core/messages/messages.duck';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Identified } from 'lib/model';
import { withRightKinds } from 'lib/records/new-record';
import type { AnyShape } from 'lib/records/shape';
import type { Limit } from 'ui/form/form-context';
import { resolverOf } from 'ui/form/resolver';
import type { Rules } from 'ui/form/rules';
import { withoutIds } from './without-ids';

/** The deleted record that this form creates again, if it was opened for that and the page was not reloaded since. */
const restoredRecord = <T extends Identified>(shape: AnyShape<T>, state: unknown, restored: number | undefined) => {
  const message = messages.select(state).log.find(({ id }) => id === restored);
  // The form belongs to the section of the deleted record, so the record has this shape.
  return message?.deleted && withoutIds(shape, message.deleted.record as T);
};

/** The record that the form opens with, and the one to compare it with. */
export const useOpenedRecord = <T extends Identified>(
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
export const useRecordForm = <T extends FieldValues>(record: T, base: T, rules: Rules<T>): RecordForm<T> => {
  const [limits] = useState(() => new Map<string, Limit>());
  const form = useForm<T>({
    defaultValues: base as DefaultValues<T>,
    // If `values` were set each time, the rows of a field array would all mount a second time.
    values: record === base ? undefined : record,
    resetOptions: { keepDefaultValues: true },
    resolver: useMemo(() => resolverOf(rules, limits), [rules, limits]),
  });
  return { form, limits };
};
