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
  /** Whether there is a stored record to read, of a kind that is read before a save. */
  isReread: () => boolean,
): Manage<T> => {
  const isRereading = useRef(false);
  /** The long text that was requested meanwhile; it opens once the record is saved. */
  const requestedText = useRef<string>(undefined);

  const send = async (edited: T) => {
    // A second press of Save must not end the read that the first one waits for.
    if (isRereading.current) return;
    const typed = structuredClone(manage.form.getValues());
    if (!isReread()) return manage.send(edited, typed);
    isRereading.current = true;
    requestedText.current = undefined;
    try {
      await reread.sendUnlessChanged(edited, () => {
        isRereading.current = false;
        const sending = manage.send(edited, typed);
        if (requestedText.current !== undefined) manage.editText(requestedText.current);
        return sending;
      });
    } finally {
      isRereading.current = false;
    }
  };
  const editText = (name: string) => {
    if (isRereading.current) requestedText.current = name;
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
