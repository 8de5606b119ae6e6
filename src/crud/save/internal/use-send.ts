import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useSession } from 'core/auth/use-session';
import { t } from 'core/i18n/translate';
import { useBrowserNavigation, useNavigation } from 'core/navigation/use-navigation';
import type { Duck } from 'core/redux/create-duck';
import { useAppDispatch } from 'core/redux/hooks';
import { fieldErrorsOf } from 'core/responses/field-errors';
import { isOutcomeUnknown } from 'core/responses/responses';
import type { EditedRecord } from 'crud/record/use-edited-record';
import { noteSavedRow } from 'crud/record/use-previous-next';
import { forgetRecent } from 'features/recents/recents';
import { same } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { textOf } from 'lib/records/parts';
import { recordToSend } from 'lib/records/record-to-send';
import { addMessageWithToast } from 'ui/feedback/message-toast';
import { nameOfRow } from 'ui/table/columns';
import type { SaveStep } from '../save-step';
import type { SavedForm, SaveOptions } from '../saved-form';
import { fieldsToTakeOver, isMadeAnew, newIds, storedRecord } from './stored-record';

/** A record as it was sent, as it was in the form at that time, and as the server returned it. */
interface SentRecord<T> {
  sent: T;
  typed: T;
  response: T | null;
}

/** Adds to the form what only the server knew: the ids of new rows, and the fields that it computed. */
const fillIn = <T extends FieldValues & Identified>(
  form: UseFormReturn<T>,
  { sent, typed, response }: SentRecord<T>,
) => {
  const fill = (name: string, value: unknown) => form.setValue(name as Path<T>, value as PathValue<T, Path<T>>);
  newIds(form.getValues(), sent, response).forEach(([path, id]) => fill(path, id));
  fieldsToTakeOver(form.getValues(), typed, sent, response).forEach(([name, value]) => fill(name, value));
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

/**
 * The stored record becomes the new base of the form, and its row in the list shows it. What was typed since it was
 * sent is a change to it. Returns the values of the form, the stored record, and whether they differ.
 */
const useAdoptStored = <T extends Identified & FieldValues>(
  duck: Pick<Duck<T>, 'select' | 'stored'>,
  { form, setDirty, baseRecord: { latest, setBase }, draft }: EditedRecord<T>,
) => {
  const store = useStore();
  const followNewId = useNewId();
  return (record: SentRecord<T>) => {
    const { sent, response } = record;
    const opened = latest.current;
    fillIn(form, record);
    const stored = storedRecord(sent, response);
    store.dispatch(duck.stored(stored, opened.id));
    if (stored.id !== undefined) noteSavedRow(duck.select(store.getState()).page.content, stored.id);
    if (isMadeAnew(opened, stored)) followNewId(opened, sent, stored);
    // The browser's database may be slow, or never respond. The record is stored on the server in any case.
    void draft.removeAfterSave();
    const values = form.getValues();
    const hasChanged = !same(values, stored);
    setBase(stored);
    setDirty(hasChanged);
    return { values, stored, hasChanged };
  };
};

/** Shows the errors of a save at the fields that they name. */
const showFieldErrors = <T extends FieldValues>({ setError }: UseFormReturn<T>, error: unknown) =>
  fieldErrorsOf(error).forEach(({ field, ...problem }) => setError(field as Path<T>, problem));

/** The last step of a save: sends the record. What was typed meanwhile stays in the form. */
export const useSend = <T extends Identified & FieldValues>(
  { duck, blank, edited, saving }: SavedForm<T>,
  { formPath, isOfOther }: Pick<SaveOptions<T>, 'formPath' | 'isOfOther'>,
): SaveStep<T> => {
  const { form, draft } = edited;
  const dispatch = useAppDispatch();
  const adopt = useAdoptStored(duck, edited);
  const { keepSaved, toContent } = useNavigation<T>(formPath);

  const endStored = (sent: T, typed: T, response: T | null) => {
    const { values, stored, hasChanged } = adopt({ sent, typed, response });
    saving.on({ type: 'stored', hasChanged });
    if (isOfOther) return;
    const { text } = saving.latest.current;
    const [record, base] = [duck.formRecord(values), duck.formRecord(stored)];
    if (text === undefined) keepSaved(record, base);
    else toContent(record, base, text);
  };
  const endFailed = (error: unknown, couldCreate: boolean) => {
    const isUnknown = isOutcomeUnknown(error);
    if (!isUnknown) draft.noteSending(false);
    showFieldErrors(form, error);
    saving.on({ type: 'failed', error, mayBeStored: couldCreate && isUnknown });
  };

  return async (record, _next, { base, isGone = false, typed, left }) => {
    // react-hook-form returns its own objects. Later keystrokes must not change what was sent.
    const sent = structuredClone(record);
    const creates = sent.id === undefined || isGone;
    const couldCreate = creates && navigator.onLine;
    saving.on({ type: 'sent' });
    if (creates) draft.noteSending(true);
    const { worked, value, error } = await dispatch(duck.save(recordToSend(duck.shape, sent, base, blank)));
    if (left.aborted) return;
    if (worked) endStored(sent, typed, value);
    else endFailed(error, couldCreate);
  };
};
