import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useSession } from 'core/auth/use-session';
import { t } from 'core/i18n/translate';
import { useBrowserNavigation } from 'core/navigation/use-navigation';
import type { EditedRecord } from 'crud/record/use-edited-record';
import { forgetRecent } from 'features/recents/recents';
import { same } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import { textOf } from 'lib/records/parts';
import type { Duck } from 'records/duck';
import { addMessageWithToast } from 'ui/feedback/message-toast';
import { fieldsToTakeOver, isMadeAnew, newIds } from './stored-record';

/** A record as it was sent, as it was in the form at that time, as the server returned it, and as it is stored now. */
export interface SentRecord<T> {
  sent: T;
  typed: T;
  response: T | null;
  stored: T;
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
const useNewId = () => {
  const { dispatch } = useStore();
  const navigation = useBrowserNavigation();
  const { login = '' } = useSession();
  const { pathname } = useLocation();
  return (opened: Identified, sent: Identified, stored: Identified) => {
    if (opened.id === undefined) return;
    navigation.closeRecord(pathname, opened.id);
    const [, , section = ''] = pathname.split('/');
    forgetRecent(login, { section, id: opened.id });
    if (sent.id === undefined) return;
    const text = t('changes.gone.createdAnew', { name: nameOfRow(stored), id: textOf(stored.id) });
    addMessageWithToast(dispatch, 'success', text);
  };
};

/** What follows once it is known what is stored. */
export const useAdoptStored = <T extends Identified & FieldValues>(
  duck: Pick<Duck<T>, 'stored'>,
  { form, typed, setDirty, baseRecord: { latest, setBase }, draft }: EditedRecord<T>,
) => {
  const store = useStore();
  const followNewId = useNewId();
  /** The row of the record in the list shows what is stored. */
  const publish = ({ sent, stored }: SentRecord<T>) => {
    const opened = latest.current;
    store.dispatch(duck.stored(stored, opened.id));
    if (isMadeAnew(opened, stored)) followNewId(opened, sent, stored);
  };
  /**
   * The stored record becomes the new base of the form. What was typed since it was sent is a change to it. Returns
   * the values of the form, and whether they differ from what is stored.
   */
  const adopt = (record: SentRecord<T>) => {
    fillIn(form, record);
    publish(record);
    // The browser's database may be slow, or never respond. The record is stored on the server in any case.
    void draft.removeAfterSave();
    const values = typed.read();
    const hasChanged = !same(values, record.stored);
    setBase(record.stored);
    setDirty(hasChanged);
    return { values, hasChanged };
  };
  return { publish, adopt };
};
