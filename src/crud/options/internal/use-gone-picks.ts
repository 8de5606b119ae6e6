import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { t } from 'core/i18n/translate';
import { isDatabaseRefusal, isRecordConflict } from 'core/responses/refusals';
import { isNewRecord, type Named } from 'lib/model';
import { textOf } from 'lib/records/parts';
import type { Duck } from 'records/duck';
import { lookup, rowInList } from 'records/lookup';
import { useFormContextValue } from 'ui/form/form-context';

/** A server in trouble is not asked by all fields of a form at once: the reads follow each other. */
let previous: Promise<unknown> = Promise.resolve();

const inOrder = (read: () => Promise<string[]>): Promise<string[]> => {
  const result = previous.then(read);
  previous = result.catch(() => undefined);
  return result;
};

/** The names of the picked records that their list no longer holds. A list that cannot be read tells nothing. */
const goneAmong = async (from: Duck<Named>, picked: readonly Named[], signal: AbortSignal): Promise<string[]> => {
  const gone: string[] = [];
  for (const one of picked) {
    if (signal.aborted) return [];
    const isSame = ({ id }: Named) => String(id) === String(one.id);
    const { is } = await lookup(rowInList(from, isSame, { name: textOf(one), signal }));
    if (is === 'absent') gone.push(`“${textOf(one)}”`);
  }
  return gone;
};

/** If a save was refused because of other records, the field says which of its picked records are gone. */
export const useGonePicks = (name: string, from: Duck<Named>) => {
  const { failure } = useFormContextValue();
  const { getValues, setError } = useFormContext();
  useEffect(() => {
    const isOfDatabase = isDatabaseRefusal(failure);
    if (!isOfDatabase && !isRecordConflict(failure)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const picked: readonly Named[] = [getValues(name) ?? []].flat();
    const stored = picked.filter(one => !isNewRecord(one));
    void inOrder(() => goneAmong(from, stored, signal)).then(gone => {
      if (signal.aborted || gone.length === 0) return;
      const message = t(isOfDatabase ? 'error.database.gone' : 'error.gone', { names: gone.join(', ') });
      setError(name, { type: 'server', message });
    });
    return () => controller.abort();
  }, [failure, from, name, getValues, setError]);
};
