import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SectionKey } from 'core/i18n/message-key';
import type { Identified } from 'lib/model';
import type { Duck } from 'core/redux/create-duck';
import { ChangedElsewhere } from './changed-elsewhere';
import { useNavigation } from 'core/navigation/use-navigation';
import { nameWithoutId } from './record-address';
import type { Manage } from './use-manage';
import { useReread } from './use-reread';
import { useSaveAfterReread } from './use-save-after-reread';

/** What a re-read asks of the form's duck: the list in which the record stands. */
export type RereadDuck<T extends Identified> = Pick<Duck<T>, 'fetchPage' | 'formRecord'>;

interface RereadOptions {
  formPath?: string;
  /** Also where the form has no long texts. */
  isAlways?: boolean;
}

interface Rereading<T extends Identified & FieldValues> {
  /** The same form, whose save reads the stored record first. */
  manage: Manage<T>;
  /** The question about what somebody else changed, for the form to render. */
  question: ReactNode;
}

/**
 * Before a record with long texts is overwritten, it is read again from the first page of its list by the name it was
 * opened with. What somebody else changed is shown, with three ways on. If it is not found, or the read fails, the save
 * goes on.
 */
export const useRereadBeforeSave = <T extends Identified & FieldValues>(
  manage: Manage<T>,
  duck: RereadDuck<T>,
  i18n: SectionKey,
  { formPath, isAlways = false }: RereadOptions = {},
): Rereading<T> => {
  const { base: opened, draft, longTexts: readers } = manage;
  const { reopen } = useNavigation<T>(formPath);

  const read = async (signal: AbortSignal) => {
    const { content } = await duck.fetchPage({ search: nameWithoutId(opened) }, signal);
    const row = content.find(({ id }) => String(id) === String(opened.id));
    return row && duck.formRecord(row);
  };
  // Fields note their texts once they are on screen.
  const isReread = () => !manage.isNew && (isAlways || readers.size > 0);
  const wasSaved = manage.wasSaved && !manage.isStored && isReread();
  const reread = useReread<T>({ i18n, opened, read, readers, wasSaved });
  const openAnew = (now: T, keepDraft: boolean) => {
    if (keepDraft) draft.flush();
    else void draft.drop();
    reopen(now);
  };

  return {
    manage: useSaveAfterReread(manage, reread, isReread),
    question: <ChangedElsewhere i18n={i18n} reread={reread} reopen={openAnew} />,
  };
};
