import { useFormContext, useWatch } from 'react-hook-form';
import { IdField } from 'ui/form/id-field';
import { useIdOfType } from 'ui/form/use-id-of-type';
import { optionText } from 'core/i18n/option-text';
import { digitsOf } from 'lib/numbers';
import { textOf } from 'lib/records/parts';
import { contentListOf } from './content-lists';
import type { EditorContent } from './model';

/** The typed digits without leading zeros (R111, R163). The model's rules limit their number. */
const idOf = (typed: string): number | string | undefined => {
  const digits = digitsOf(typed.replace(/\D/g, ''), true);
  if (digits === '') return undefined;
  // A number if it can hold the id exactly. Otherwise a string of digits, because a number would change the id.
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : digits;
};

/** The name that the server sent with the stored content, so that no request is needed for it. */
const useStoredName = () => {
  const { contentId, type, name } = useFormContext<EditorContent>().formState.defaultValues ?? {};
  if (!name) return undefined;
  return { from: contentListOf(type), id: textOf(contentId), name };
};

export const ContentIdField = () => {
  const type = useWatch<EditorContent, 'type'>({ name: 'type' });
  useIdOfType('type', 'contentId');
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
