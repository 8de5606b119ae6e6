import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOpenForm } from 'core/navigation/open-forms';
import { useNavigation } from 'core/navigation/use-navigation';
import type { FormTexts } from 'crud/record/form-texts';
import type { EditedRecord } from 'crud/record/use-edited-record';
import { isUnderWay } from 'crud/save/save-state';
import type { SaveRun } from 'crud/save/use-save-run';
import type { LongTexts } from 'lib/long-texts';
import type { Identified } from 'lib/model';

/** The text that the address and its state ask for, if the record has it. */
const useShownText = <T extends Identified>(texts: LongTexts<T> | undefined, formPath: string | undefined) => {
  const { isAtText, received } = useNavigation<T>(formPath);
  const { record, text } = received;
  if (!isAtText || !record || text === undefined || !texts?.names.includes(text)) return undefined;
  return text;
};

/** The long texts of the form, and the way to their editors and back. */
export const useFormTexts = <T extends Identified & FieldValues>(
  { form, typed, reader, draft, wasDirty, baseRecord: { base } }: EditedRecord<T>,
  { latest, on }: SaveRun,
  { texts, formPath }: { texts?: LongTexts<T>; formPath?: string },
): FormTexts | undefined => {
  const { toContent, replaceRecord, backToForm, received } = useNavigation<T>(formPath);
  const shown = useShownText(texts, formPath);
  const { read, takeText, closeText, connect } = typed;
  const taken = () => {
    takeText();
    return form.getValues();
  };

  useEffect(() => {
    if (shown === undefined) closeText();
    else on({ type: 'textShown' });
  }, [shown, closeText, on]);
  useOpenForm({
    record: () =>
      isUnderWay(latest.current)
        ? 'saving'
        : { record: taken(), base, form: received.form, ...(shown !== undefined && { text: shown }) },
  });

  if (!texts || !reader) return undefined;
  const edit = (name: string) => {
    if (isUnderWay(latest.current)) on({ type: 'textRequested', name });
    else (shown === undefined ? toContent : replaceRecord)(taken(), base, name);
  };
  return {
    reader,
    shown,
    edit,
    toFields: () => backToForm(taken(), base),
    read: name => texts.read(read(), name),
    connect,
    onInput: () => {
      // The first change shows at once that the form is unsaved.
      if (!wasDirty.current) takeText();
      draft.touch();
    },
  };
};
