import { useRef, type BaseSyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Identified } from 'lib/model';
import type { Manage } from './use-manage';
import type { Reread } from './use-reread';

/**
 * The same form, whose save reads the stored record first. What is typed while that takes is a change that comes after
 * the save: it is not sent, and stays.
 */
export const useSaveAfterReread = <T extends Identified & FieldValues>(
  manage: Manage<T>,
  reread: Reread<T>,
  /** Whether there is something to read: a record of a kind that is. */
  isReread: () => boolean,
): Manage<T> => {
  const isRereading = useRef(false);
  /** The text that was asked for meanwhile; it opens once the record was saved. */
  const requestedText = useRef<string>(undefined);

  const send = async (edited: T) => {
    // A second press must not end what the first one waits for.
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
