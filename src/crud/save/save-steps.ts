import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ListKey } from 'core/i18n/message-key';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Duck } from 'core/redux/create-duck';
import type { NamesDuck } from 'core/redux/find-by-name';
import type { EditedRecord } from 'crud/record/use-edited-record';
import type { Identified } from 'lib/model';
import { askIfStored } from './internal/ask-if-stored';
import { useSend } from './internal/use-send';
import { type ListedDuck, type ReadStored, readThroughList } from './read-stored';
import { useReadAgain } from './use-read-again';
import type { SaveRun } from './use-save-run';

/**
 * Shows a question over the form. `render` returns its dialog, which calls `answer` once: without a value if the user
 * closes it. Resolves to the answer; if the form is left before, it never resolves.
 */
export type Ask = <A>(render: (answer: (value?: A) => void) => ReactNode) => Promise<A | undefined>;

/** What the steps of one save know of its form. */
export interface SaveContext<T> {
  /** The record as it was opened, or as it was saved last. */
  base: T;
  /** The user saves a record that the server no longer has: the server makes it anew. */
  isGone?: boolean;
  /** The values of the form when Save was pressed. What differs from them later was typed meanwhile. */
  typed: T;
  ask: Ask;
  /** Aborted when the form is left. */
  left: AbortSignal;
}

/**
 * One step of a save. It may change the record. `next` goes on with the next step, and resolves when the save is over;
 * a step that does not call it ends the save, and nothing is sent. `isGone` is what the later steps know.
 */
export type SaveStep<T> = (
  record: T,
  next: (record: T, isGone?: boolean) => Promise<void>,
  context: SaveContext<T>,
) => Promise<void>;

/** The parts of a duck that a save uses. */
export type SaveDuck<T extends Identified> = Pick<Duck<T>, 'select' | 'save' | 'shape' | 'stored'> &
  NamesDuck<T> &
  ListedDuck<T>;

export interface SaveOptions<T> {
  formPath?: string;
  /** What the section does before the usual steps: a question, for example. */
  steps?: readonly SaveStep<T>[];
  /** Reads the stored record, if its list does not find it by its name. */
  readStored?: ReadStored<T>;
  /** Adds to the record what only the server knows, from the record as it is stored now. */
  complete?: (record: T, now: T) => T;
  /** False if the list does not find a record by its name, so that it cannot be looked for. */
  isListed?: boolean;
  /** False if the screen loads its record itself, so that it cannot be opened again with another one. */
  canReopen?: boolean;
  /** The API can create such records, but has no call to change one. */
  isCreateOnly?: boolean;
  /** The history entry holds another record, the one that the edited record belongs to, and keeps it after a save. */
  isOfOther?: boolean;
}

export interface SavedForm<T extends Identified & FieldValues> {
  duck: SaveDuck<T>;
  i18n: ListKey;
  blank: T;
  edited: EditedRecord<T>;
  saving: SaveRun;
}

/** What happens when Save is pressed and the fields are valid, in this order. */
export const useSaveSteps = <T extends Identified & FieldValues>(form: SavedForm<T>, options: SaveOptions<T>) => {
  const { duck, i18n, edited, saving } = form;
  const { formPath, steps = [], isListed = true, isOfOther = false, canReopen = !isOfOther } = options;
  const { draft, reader } = edited;
  const { base } = edited.baseRecord;
  const { reopen } = useNavigation<T>(formPath);
  const { wasSaved, at } = saving.state;
  const isOpenAfterSave = wasSaved && at !== 'stored' && !options.isCreateOnly;
  // What belongs to another record may have been created with it, or by somebody else.
  const isStored = base.id !== undefined || isOfOther;

  const openAnew = (now: T, keepDraft: boolean) => {
    if (keepDraft) draft.flush();
    else void draft.drop();
    reopen(duck.formRecord(now));
  };
  const readAgain = useReadAgain({
    i18n,
    id: base.id,
    base,
    read: options.readStored ?? readThroughList(duck),
    isStored,
    wasSaved: isStored && isOpenAfterSave,
    reader,
    complete: options.complete,
    reopen: canReopen ? openAnew : undefined,
  });
  const send: SaveStep<T> = useSend(form, options);
  const askFirst = isListed ? [askIfStored({ duck, draft, reopen })] : [];
  return { all: [...steps, ...askFirst, readAgain, send], anew: [...askFirst, send] };
};
