import { useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { isDatabaseRefusal, isRecordConflict } from 'core/responses/refusals';
import { textOfFailure } from 'core/responses/server-text';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { nameWithoutId } from 'lib/records/names';
import { isNaming } from 'lib/records/names';
import { textOf } from 'lib/records/parts';
import { trimmed } from 'lib/text';
import { lookup, rowInList } from 'records/lookup';
import type { RecordSource } from 'records/source';
import type { FormController } from './form-controller';

/** Whether another record in the list has this name. */
const isTaken = async <T extends Identified>(
  duck: RecordSource<T>,
  name: string,
  ownId: unknown,
  signal: AbortSignal,
) => {
  const isOther = (row: T) => row.id !== ownId && plain(nameWithoutId(row)) === plain(name);
  return (await lookup(rowInList(duck, isOther, { name, signal }))).is === 'found';
};

/** If the server refused a save because of other records, and one of them has the same name, the name's field tells. */
export const useTakenName = <T extends Identified & FieldValues>(
  /** Undefined if no list finds the record by its name, or if the section's own text says that it is taken. */
  duck: RecordSource<T> | undefined,
  { form, save: { hasError, error }, record: { base } }: FormController<T>,
) =>
  useEffect(() => {
    const isOfDatabase = isDatabaseRefusal(error);
    if (!duck || !hasError || !(isOfDatabase || isRecordConflict(error))) return;
    const [field, value] = Object.entries(form.getValues()).find(([key, one]) => isNaming(key) && textOf(one)) ?? [];
    if (field === undefined) return;
    const controller = new AbortController();
    void isTaken(duck, trimmed(textOf(value)), base.id, controller.signal).then(taken => {
      // If nobody knows, the message of the refusal stays as it is.
      if (!taken || controller.signal.aborted) return;
      const message = isOfDatabase ? 'error.database.taken' : textOfFailure(error);
      form.setError(field as Path<T>, { type: 'server', message });
    });
    return () => controller.abort();
  }, [duck, form, hasError, error, base]);
