import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SectionKey } from 'core/i18n/message-key';
import type { Identified, Page } from 'lib/model';
import type { Duck } from 'core/redux/create-duck';
import { ChangedElsewhere } from './changed-elsewhere';
import { useNavigation } from 'core/navigation/use-navigation';
import { searchFor } from 'core/redux/list-query';
import { nameWithoutId } from './record-address';
import { GONE, type Read } from './read-stored';
import type { Manage } from './use-manage';
import { turnOf, useReread } from './use-reread';
import { useSaveAfterReread } from './use-save-after-reread';

/** The parts of a duck that a re-read uses: the list that contains the record. */
export type RereadDuck<T extends Identified> = Pick<Duck<T>, 'fetchPage' | 'formRecord' | 'pageSize'>;

export interface RereadOptions<T extends Identified> {
  formPath?: string;
  /** Reads the stored record, if its list does not find it by its name. */
  readStored?: (opened: T, signal: AbortSignal) => ReturnType<Read<T>>;
}

interface Rereading<T extends Identified & FieldValues> {
  /** The same form, but its save first reads the stored record. */
  manage: Manage<T>;
  /** The dialog about what another user changed, for the form to render. */
  question: ReactNode;
}

/** Whether a page has all rows that its list found. */
const isWhole = <T extends Identified>({ pageSize }: RereadDuck<T>, { content, totalElements }: Page<T>) =>
  totalElements <= content.length && content.length !== pageSize;

/**
 * Reads the record from its list, by the name it was opened with. A search may not find what is there, so a record that
 * it does not find is looked for on the first page of all records too, before it counts as gone.
 */
const readThroughList = async <T extends Identified>(duck: RereadDuck<T>, opened: T, signal: AbortSignal) => {
  const rowIn = ({ content }: Page<T>) => content.find(({ id }) => String(id) === String(opened.id));
  const found = await duck.fetchPage({ search: searchFor(nameWithoutId(opened)) }, signal);
  const row = rowIn(found) ?? (isWhole(duck, found) ? rowIn(await duck.fetchPage({}, signal)) : undefined);
  if (row) return duck.formRecord(row);
  return isWhole(duck, found) ? GONE : undefined;
};

/**
 * Reads a record again before it is overwritten: from the first page of its list, by the name it was opened with. Shows
 * what another user changed, with three options, or that the record is gone. If the record is on no first page, or the
 * read fails, the save continues.
 */
export const useRereadBeforeSave = <T extends Identified & FieldValues>(
  manage: Manage<T>,
  duck: RereadDuck<T>,
  i18n: SectionKey,
  { formPath, readStored }: RereadOptions<T> = {},
): Rereading<T> => {
  const { base: opened, draft, isNew, longTexts: readers } = manage;
  const { reopen } = useNavigation<T>(formPath);
  const reread = useReread<T>({
    i18n,
    turn: turnOf(i18n, opened),
    opened,
    read: signal => readStored?.(opened, signal) ?? readThroughList(duck, opened, signal),
    readers,
    wasSaved: manage.wasSaved && !manage.isStored && !isNew,
  });
  const openAnew = (now: T, keepDraft: boolean) => {
    if (keepDraft) draft.flush();
    else void draft.drop();
    reopen(duck.formRecord(now));
  };

  return {
    manage: useSaveAfterReread(manage, reread, !isNew),
    question: <ChangedElsewhere i18n={i18n} reread={reread} reopen={openAnew} />,
  };
};
