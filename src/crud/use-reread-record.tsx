import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isRecordGone } from 'core/http/is-record-gone';
import type { SectionKey } from 'core/i18n/message-key';
import type { Identified } from 'lib/model';
import { ChangedElsewhere } from './changed-elsewhere';
import { GONE, type Read } from './read-stored';
import type { Manage } from './use-manage';
import { turnOf, useReread } from './use-reread';
import { useSaveAfterReread } from './use-save-after-reread';

interface Rereading<T extends Identified & FieldValues> {
  /** The same form, but its save first reads the stored record. */
  manage: Manage<T>;
  /** The dialog about what another user changed, for the form to render. */
  question: ReactNode;
}

/** Reads a record again before it is overwritten, if the API has a call for that. A new record has nothing to read. */
export const useRereadRecord = <T extends Identified & FieldValues>(
  manage: Manage<T>,
  i18n: SectionKey,
  read: (() => Promise<T>) | undefined,
): Rereading<T> => {
  const isReread = read !== undefined;
  const readOrGone: Read<T> = async () =>
    read?.().catch((error: unknown): typeof GONE => {
      if (isRecordGone(error)) return GONE;
      throw error;
    });
  const reread = useReread<T>({
    i18n,
    turn: turnOf(i18n, manage.base),
    opened: manage.base,
    read: readOrGone,
    wasSaved: manage.wasSaved && !manage.isStored && isReread,
  });
  return {
    manage: useSaveAfterReread(manage, reread, isReread),
    question: <ChangedElsewhere i18n={i18n} reread={reread} />,
  };
};
