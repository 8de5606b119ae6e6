import { useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { findByName, type NamesDuck } from 'core/redux/find-by-name';
import { isDatabaseRefusal, isRecordConflict } from 'core/responses/refusals';
import { textOfFailure } from 'core/responses/server-text';
import { nameWithoutId } from 'crud/record/record-address';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { isNaming } from 'lib/records/naming-fields';
import { textOf } from 'lib/records/parts';
import { trimmed } from 'lib/text';
import type { FormController } from './form-controller';

/** Whether another record in the list has this name. */
const isTaken = async <T extends Identified>(duck: NamesDuck<T>, name: string, ownId: unknown, signal: AbortSignal) => {
  const isOther = (row: T) => row.id !== ownId && plain(nameWithoutId(row)) === plain(name);
  return (await findByName(duck, name, isOther, { signal })) !== undefined;
};

/** If the server refused a save because of other records, and one of them has the same name, the name's field tells. */
export const useTakenName = <T extends Identified & FieldValues>(
  /** Undefined if no list finds the record by its name, or if the section's own text says that it is taken. */
  duck: NamesDuck<T> | undefined,
  { form, save: { hasError, error }, record: { base } }: FormController<T>,
) =>
  useEffect(() => {
    const isOfDatabase = isDatabaseRefusal(error);
    if (!duck || !hasError || !(isOfDatabase || isRecordConflict(error))) return;
    const [field, value] = Object.entries(form.getValues()).find(([key, one]) => isNaming(key) && textOf(one)) ?? [];
    if (field === undefined) return;
    const controller = new AbortController();
    isTaken(duck, trimmed(textOf(value)), base.id, controller.signal).then(
      taken => {
        if (!taken || controller.signal.aborted) return;
        const message = isOfDatabase ? 'error.database.taken' : textOfFailure(error);
        form.setError(field as Path<T>, { type: 'server', message });
      },
      // The message of the refusal stays as it is.
      () => undefined,
    );
    return () => controller.abort();
  }, [duck, form, hasError, error, base]);
