import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOpenForm } from 'core/navigation/open-forms';
import { useFormNavigation } from 'core/navigation/use-navigation';
import type { FormTexts } from 'crud/form/internal/form-texts';
import type { OpenForm } from 'crud/form/internal/open-form';
import { isUnderWay } from 'crud/form/save/save-state';
import type { LongTexts } from 'lib/long-texts';
import type { Identified } from 'lib/model';

/** The text that the address and its state ask for, if the record has it. */
const useShownText = <T extends Identified>(texts: LongTexts<T>) => {
  const { isAtText, received } = useFormNavigation<T>();
  const { record, text } = received;
  if (!isAtText || !record || text === undefined || !texts.names.includes(text)) return undefined;
  return text;
};

/** The long texts of the form, and the way to their editors and back. */
export const useFormTexts = <T extends Identified & FieldValues>(
  { typed, reader, state, on, onTextInput: onInput }: OpenForm<T>,
  texts: LongTexts<T>,
): FormTexts | undefined => {
  const { toContent, replaceRecord, backToForm, received } = useFormNavigation<T>();
  const shown = useShownText(texts);
  const { read, take, closeText, connect, put } = typed;
  const isSaving = () => isUnderWay(state.read().save);

  useEffect(() => {
    if (shown === undefined) closeText();
    else on({ type: 'textShown' });
  }, [shown, closeText, on]);
  useOpenForm({
    record: () =>
      isSaving()
        ? 'saving'
        : {
            record: take(),
            base: state.read().base,
            form: received.form,
            ...(shown !== undefined && { text: shown }),
          },
  });

  if (!reader) return undefined;
  const edit: FormTexts['edit'] = (name, place) => {
    if (isSaving()) on({ type: 'textRequested', name });
    else if (shown !== undefined) replaceRecord(take(), state.read().base, name);
    else toContent(take(), state.read().base, name, place && { text: name, sought: '', ...place });
  };
  return {
    reader,
    shown,
    edit,
    toFields: () => backToForm(take(), state.read().base),
    read: name => texts.read(read(), name),
    put,
    connect,
    onInput,
  };
};
