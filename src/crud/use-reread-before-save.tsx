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

/** The parts of a duck that a re-read uses: the list that contains the record. */
export type RereadDuck<T extends Identified> = Pick<Duck<T>, 'fetchPage' | 'formRecord'>;

interface RereadOptions {
  formPath?: string;
  /** Reads the record again even if the form has no long texts. */
  isAlways?: boolean;
}

interface Rereading<T extends Identified & FieldValues> {
  /** The same form, but its save first reads the stored record. */
  manage: Manage<T>;
  /** The dialog about what another user changed, for the form to render. */
  question: ReactNode;
}

/**
 * Reads a record with long texts again before it is overwritten: from the first page of its list, by the name it was
 * opened with. Shows what another user changed, with three options. If the record is not found, or the read fails, the
 * save continues.
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
  // Fields register their long texts only once they are on screen, so this is checked at each call.
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
