import { type MutableRefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { afterPaint } from 'lib/browser/idle';
import { same } from 'lib/deep-equal';
import { useLatest } from 'lib/use-latest';

/** The edited record as the server has it: as it was opened, or as it was saved last. */
export interface BaseRecord<T> {
  base: T;
  /**
   * The same record, updated at once: a comparison that waits for the paint after a keystroke may run before React has
   * rendered a new base.
   */
  latest: Readonly<MutableRefObject<T>>;
  setBase: (record: T) => void;
}

export const useBaseRecord = <T>(opened: T): BaseRecord<T> => {
  const [base, show] = useState(opened);
  const latest = useRef(opened);
  const setBase = useCallback((record: T) => {
    latest.current = record;
    show(record);
  }, []);
  return { base, latest, setBase };
};

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
