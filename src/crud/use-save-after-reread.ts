import { useRef, type BaseSyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Identified } from 'lib/model';
import type { Manage } from './use-manage';
import type { Reread } from './use-reread';

/**
 * The same form, but its save first reads the stored record. What is typed during that read counts as a change after
 * the save: it is not sent, and stays in the form.
 */
export const useSaveAfterReread = <T extends Identified & FieldValues>(
  manage: Manage<T>,
  reread: Reread<T>,
  /** Whether there is a stored record to read. */
  isReread: boolean,
): Manage<T> => {
  /** The long text that was requested while the save waited; it opens once the record is saved. */
  const requestedText = useRef<string>(undefined);

  const send = async (edited: T) => {
    // A second press of Save must not end the read that the first one waits for.
    if (reread.isWaiting()) return;
    const typed = structuredClone(manage.form.getValues());
    if (!isReread) return manage.send(edited, typed);
    requestedText.current = undefined;
    await reread.sendUnlessChanged(edited, () => {
      const sending = manage.send(edited, typed);
      if (requestedText.current !== undefined) manage.editText(requestedText.current);
      return sending;
    });
  };
  const editText = (name: string) => {
    if (reread.isWaiting()) requestedText.current = name;
    else manage.editText(name);
  };

  return {
    ...manage,
    send,
    save: (event?: BaseSyntheticEvent) => manage.form.handleSubmit(edited => send(edited))(event),
    editText,
    isBusy: manage.isBusy || reread.isReading,
  };
};
