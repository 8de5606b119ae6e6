import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SectionKey } from 'core/i18n/message-key';
import type { Identified } from 'lib/model';
import { ChangedElsewhere } from './changed-elsewhere';
import type { Manage } from './use-manage';
import { useReread } from './use-reread';
import { useSaveAfterReread } from './use-save-after-reread';

interface Rereading<T extends Identified & FieldValues> {
  /** The same form, whose save reads the stored record first. */
  manage: Manage<T>;
  /** The question about what somebody else changed, for the form to render. */
  question: ReactNode;
}

/**
 * Before a record is overwritten, it is read again, where the API has a call for one: a new record has nothing to read.
 */
export const useRereadRecord = <T extends Identified & FieldValues>(
  manage: Manage<T>,
  i18n: SectionKey,
  read: (() => Promise<T>) | undefined,
): Rereading<T> => {
  const reread = useReread<T>({
    i18n,
    opened: manage.base,
    read: async () => read?.(),
    wasSaved: manage.wasSaved && !manage.isStored && read !== undefined,
  });
  return {
    manage: useSaveAfterReread(manage, reread, () => read !== undefined),
    question: <ChangedElsewhere i18n={i18n} reread={reread} />,
  };
};
