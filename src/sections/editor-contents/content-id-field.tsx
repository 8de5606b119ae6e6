import { useFormContext, useWatch } from 'react-hook-form';
import { IdField } from 'ui/form/id-field';
import { optionText } from 'core/i18n/option-text';
import { digitsOf } from 'lib/numbers';
import { textOf } from 'lib/records/parts';
import { contentListOf } from './content-lists';
import type { EditorContent } from './model';

/** Keeps the digits of what is typed, without leading zeros (R111, R163); their limit is the model's rule. */
const idOf = (typed: string): number | string | undefined => {
  const digits = digitsOf(typed.replace(/\D/g, ''), true);
  if (digits === '') return undefined;
  // A number, where one holds the id exactly; a longer id travels as its digits, for a number would alter it.
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : digits;
};

/** The name that the server gave the stored content: nothing need be asked for it. */
const useStoredName = () => {
  const { contentId, type, name } = useFormContext<EditorContent>().formState.defaultValues ?? {};
  if (!name) return undefined;
  return { from: contentListOf(type), id: textOf(contentId), name };
};

export const ContentIdField = () => {
  const type = useWatch<EditorContent, 'type'>({ name: 'type' });
  return (
    <IdField
      name="contentId"
      from={contentListOf(type)}
      kind={optionText('editorContents.typeOptions', type)}
      toValue={idOf}
      inputMode="numeric"
      storedName={useStoredName()}
    />
  );
};
