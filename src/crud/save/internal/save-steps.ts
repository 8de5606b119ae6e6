import type { FieldValues } from 'react-hook-form';
import { useNavigation } from 'core/navigation/use-navigation';
import { same } from 'lib/deep-equal';
import { fieldsOf } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';
import type { Parts } from 'lib/records/parts';
import { type AnyShape, AS_RECEIVED } from 'lib/records/shape';
import { withRelationsOf } from 'lib/records/take-relations';
import { findInList, findWhole } from 'records/find';
import type { SaveStep } from '../save-step';
import type { SavedForm, SaveOptions } from '../saved-form';
import { useWriteBack } from '../use-write-back';
import { lossOf } from './ask-about-loss';
import { askIfStored } from './ask-if-stored';
import { useReadAfterReload } from './use-read-after-reload';
import { useSend } from './use-send';

/**
 * The record with those fields as they are stored now that nobody can edit here: only the server sets them, or the
 * console does not know them. What the response leaves out stays as it was opened.
 */
const withServerFields = <T extends object>(shape: AnyShape<T>, record: T, base: T, now: T): T => {
  const [edited, opened] = [fieldsOf(record), fieldsOf(base)];
  const parts: Partial<Parts> = shape as Parts;
  const isEditable = (field: string) => parts[field] !== undefined && !parts[field].isOfServer;
  const stored = Object.entries(now).filter(
    ([field, value]) =>
      field !== 'id' &&
      field !== AS_RECEIVED &&
      Object.hasOwn(edited, field) &&
      !isEditable(field) &&
      !same(value, null) &&
      same(edited[field], opened[field]),
  );
  return { ...record, ...Object.fromEntries(stored) };
};

/** What happens when Save is pressed and the fields are valid, in this order. */
export const useSaveSteps = <T extends Identified & FieldValues>(form: SavedForm<T>, options: SaveOptions<T>) => {
  const { duck, i18n, edited, saving } = form;
  const { formPath, steps = [], isListed = true, isOfOther = false, canReopen = !isOfOther } = options;
  const { complete = (record: T) => record } = options;
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
  const find = findWhole(duck, options.find ?? findInList(duck));
  const write = useWriteBack<T>({
    i18n,
    id: base.id,
    base,
    find,
    isStored,
    wasSaved: isStored && isOpenAfterSave,
    reader,
    complete: (record, now) =>
      complete(withServerFields(duck.shape, withRelationsOf(duck.shape, record, now), base, now), now),
    reopen: canReopen ? openAnew : undefined,
    // A record that is gone is created too: whether that has happened already is asked once it is known to be gone.
    mayCreate: isListed ? askIfStored({ duck, draft, reopen }) : undefined,
    loss: lossOf(duck, i18n),
  });
  const send: SaveStep<T> = useSend(form, { formPath, isOfOther, find, isStored, write });
  const notice = useReadAfterReload(form, { formPath, find, openAnew: canReopen ? openAnew : undefined });
  return { notice, all: [...steps, send], anew: [send] };
};
