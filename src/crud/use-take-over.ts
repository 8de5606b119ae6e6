import { useCallback } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import type { Duck } from 'core/redux/create-duck';
import type { Identified } from 'lib/model';
import { newIds } from './new-ids';
import { noteSavedRow } from './saved-rows';
import { fieldsToTakeOver, storedRecord } from './stored-record';

/** Adds to the form what only the server knew: the ids of new rows, and the fields that it computed. */
const fillIn = <T extends FieldValues & Identified>(form: UseFormReturn<T>, typed: T, sent: T, response: T | null) => {
  const fill = (name: string, value: unknown) => form.setValue(name as Path<T>, value as PathValue<T, Path<T>>);
  newIds(form.getValues(), sent, response).forEach(([path, id]) => fill(path, id));
  fieldsToTakeOver(form.getValues(), typed, sent, response).forEach(([name, value]) => fill(name, value));
};

/**
 * After a save that worked, the form adopts the server's response. The callback takes the record as it was opened, as
 * it was sent and as it was typed, and returns the record as it is stored now.
 */
export const useTakeOver = <T extends Identified & FieldValues>(
  duck: Pick<Duck<T>, 'select' | 'stored'>,
  form: UseFormReturn<T>,
) => {
  const store = useStore();
  return useCallback(
    (base: T, sent: T, typed: T): T => {
      const { saved } = duck.select(store.getState());
      fillIn(form, typed, sent, saved);
      const stored = storedRecord(sent, saved);
      store.dispatch(duck.stored(stored, base.id));
      const { content } = duck.select(store.getState()).page;
      if (stored.id !== undefined) noteSavedRow(content, stored.id);
      return stored;
    },
    [duck, store, form],
  );
};
