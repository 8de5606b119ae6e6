import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MessageKey } from 'core/i18n/message-key';
import { optionText } from 'core/i18n/option-text';
import { IdField } from 'crud/options/id-field';
import { textOf } from 'lib/records/parts';
import { readNumber } from 'lib/typed-number';
import { type Limit, useLimit } from 'ui/form/form-context';
import { useIdOfType } from 'ui/form/use-id-of-type';
import { listOfContentType } from './content-lists';
import type { EditorContent } from './record';

/** What an id does without (R111). An `e` may belong to an exponent, which is refused. */
const NO_DIGITS = /(?![eE])[\p{L}\p{Cf}\s]/gu;

/**
 * The typed id without letters and leading zeros (R111, R163): a number if it can hold the id exactly. Otherwise the
 * text, because a number would change the id. The model's rules limit its length.
 */
const idOf = (typed: string): number | string | undefined => {
  const text = typed.replace(NO_DIGITS, '').replace(/^0+(?=\d)/, '');
  const read = readNumber(text, 'whole');
  return typeof read === 'string' || !Number.isSafeInteger(read ?? 0) ? text : read;
};

/** Only digits are an id. A stored one that is none stays until the user types another. */
const useProblem = (): MessageKey | undefined => {
  const { contentId: stored } = useFormContext<EditorContent>().formState.defaultValues ?? {};
  const limit = useCallback<Limit>(
    id => (typeof id === 'string' && id !== stored && /\D/.test(id) ? 'entity.validation.whole' : undefined),
    [stored],
  );
  useLimit('contentId', limit);
  return limit(useWatch<EditorContent, 'contentId'>({ name: 'contentId' }));
};

/** The name that the server sent with the stored content, so that no request is needed for it. */
const useStoredName = () => {
  const { contentId, type, name } = useFormContext<EditorContent>().formState.defaultValues ?? {};
  if (!name) return undefined;
  return { from: listOfContentType(type), id: textOf(contentId), name };
};

export const ContentIdField = () => {
  const type = useWatch<EditorContent, 'type'>({ name: 'type' });
  useIdOfType('type', 'contentId');
  return (
    <IdField
      name="contentId"
      from={listOfContentType(type)}
      kind={optionText('editorContents.typeOptions', type)}
      toValue={idOf}
      problem={useProblem()}
      inputMode="numeric"
      storedName={useStoredName()}
    />
  );
};
