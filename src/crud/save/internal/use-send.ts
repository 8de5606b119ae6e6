import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf } from 'core/responses/field-errors';
import { isOutcomeUnknown } from 'core/responses/responses';
import { useNavigation } from 'core/navigation/use-navigation';
import { useAppDispatch } from 'core/redux/hooks';
import type { Identified } from 'lib/model';
import { recordToSend } from 'lib/records/record-to-send';
import type { SavedForm, SaveOptions, SaveStep } from '../save-steps';
import { useAdoptStored } from './use-adopt-stored';

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
    if (text === undefined) keepSaved(values, stored);
    else toContent(values, stored, text);
  };
  const endFailed = (error: unknown, wasOnline: boolean) => {
    if (!isOutcomeUnknown(error)) draft.noteSending(false);
    showFieldErrors(form, error);
    saving.on({ type: 'failed', error, wasOnline });
  };

  return async (record, _next, { base, isNew, typed, left }) => {
    // react-hook-form returns its own objects. Later keystrokes must not change what was sent.
    const sent = structuredClone(record);
    const wasOnline = navigator.onLine;
    saving.on({ type: 'sent' });
    if (isNew) draft.noteSending(true);
    const { worked, value, error } = await dispatch(duck.save(recordToSend(duck.shape, sent, base, blank)));
    if (left.aborted) return;
    if (worked) endStored(sent, typed, value);
    else endFailed(error, wasOnline);
  };
};
