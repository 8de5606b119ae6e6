import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { t } from 'core/i18n/translate';
import { forgetRecent } from 'features/recents/recents';
import { same } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import { textOf } from 'lib/records/parts';
import { addMessageWithToast } from 'ui/feedback/message-toast';
import type { FormScreen, SavedForm } from '../saved-form';
import { fieldsToTakeOver, isMadeAnew, newIds } from './stored-record';

/** A record as it was sent, as it was in the form at that time, as the server returned it, and as it is stored now. */
export interface SentRecord<T> {
  sent: T;
  typed: T;
  response: T | null;
  stored: T;
  isRelease?: boolean;
}

/** Adds to the form what only the server knew: the ids of new rows, and the fields that it computed. */
const fillIn = <T extends FieldValues & Identified>(
  form: UseFormReturn<T>,
  { sent, typed, response, stored }: SentRecord<T>,
) => {
  const fill = (name: string, value: unknown) => form.setValue(name as Path<T>, value as PathValue<T, Path<T>>);
  newIds(form.getValues(), sent, response).forEach(([path, id]) => fill(path, id));
  fieldsToTakeOver(form.getValues(), typed, sent, response, stored).forEach(([name, value]) => fill(name, value));
};

/**
 * Follows a record that was made anew, because another user had deleted it: nothing leads to its old id any more. If
 * the user did not ask for that, a toast tells the new id.
 */
const followNewId = <T extends Identified>(
  { store, navigation, login, pathname }: FormScreen<T>,
  [opened, sent, stored]: readonly [Identified, Identified, Identified],
) => {
  if (opened.id === undefined) return;
  navigation.closeRecord(pathname, opened.id);
  const [, , section = ''] = pathname.split('/');
  forgetRecent(login, { section, id: opened.id });
  if (sent.id === undefined) return;
  const text = t('changes.gone.createdAnew', { name: nameOfRow(stored), id: textOf(stored.id) });
  addMessageWithToast(store.dispatch, 'success', text);
};

/** The row of the record in the list shows what is stored. */
export const publish = <T extends Identified & FieldValues>(
  { duck, open, screen }: SavedForm<T>,
  { sent, stored, isRelease = false }: SentRecord<T>,
) => {
  const opened = open.state.read().base;
  const known = open.known.read();
  const replaced = known.is === 'found' ? known.row : opened;
  void open.versions?.keepStored(opened, replaced, stored, isRelease ? 'released' : 'saved');
  screen.store.dispatch(duck.stored(stored, opened.id));
  if (isMadeAnew(opened, stored)) followNewId(screen, [opened, sent, stored]);
};

/**
 * The stored record becomes the new base of the form. What was typed since it was sent is a change to it. Returns the
 * values of the form, and whether they differ from what is stored.
 */
export const adopt = <T extends Identified & FieldValues>(saved: SavedForm<T>, record: SentRecord<T>) => {
  const { form, typed, state, draft } = saved.open;
  const replaced = state.read().base;
  fillIn(form, record);
  publish(saved, record);
  // The browser's database may be slow, or never respond. The record is stored on the server in any case.
  void draft.removeAfterSave();
  const values = typed.read();
  const hasChanged = !same(values, record.stored);
  state.set({ base: record.stored, isDirty: hasChanged, replaced });
  // The save removed the draft, and with it what was typed during the save. That part is written again.
  if (hasChanged) draft.touch();
  return { values, hasChanged };
};
