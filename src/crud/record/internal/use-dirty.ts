import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { same } from 'lib/deep-equal';
import { useLatest } from 'lib/use-latest';
import { afterPaint } from 'lib/browser/idle';
import type { BaseRecord } from './use-base-record';

interface DirtyOptions<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** The record as the form was opened with it. */
  record: T;
  latestBase: BaseRecord<T>['latest'];
  /** Runs at every change of a field. */
  onInput: (isDirty: boolean) => void;
}

/**
 * Whether the form differs from what the server has. react-hook-form distinguishes a field that the record lacks from
 * an empty field; for the user both are empty.
 */
export const useDirty = <T extends FieldValues>({ form, record, latestBase, onInput }: DirtyOptions<T>) => {
  const [isDirty, setDirty] = useState(() => !same(record, latestBase.current));
  const wasDirty = useLatest(isDirty);
  const latestOnInput = useLatest(onInput);

  useEffect(() => {
    let stop: () => void = () => undefined;
    const compare = () => {
      const isNowDirty = !same(form.getValues(), latestBase.current);
      setDirty(isNowDirty);
      return isNowDirty;
    };
    const subscription = form.watch(() => {
      stop();
      // The first difference shows at once. The check whether it still exists can wait until the keystroke is painted.
      if (wasDirty.current) stop = afterPaint(() => void compare());
      latestOnInput.current(wasDirty.current || compare());
    });
    return () => {
      stop();
      subscription.unsubscribe();
    };
  }, [form, latestBase, latestOnInput, wasDirty]);

  return { isDirty, wasDirty, setDirty };
};
