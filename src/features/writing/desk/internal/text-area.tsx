import type { KeyboardEvent } from 'react';
import { languageTag, type Locale } from 'core/i18n/locales';
import { useT } from 'core/i18n/use-t';
import { continueList } from 'features/writing/insert/continue-list';
import type { TypedText } from 'features/writing/text/typed-text';
import { pressedKey } from 'lib/pressed-key';

interface TextAreaProps {
  typed: TypedText;
  label: string;
  /** The language of the text. */
  locale: Locale;
}

/** The plain text area of R81. Enter continues a list. Tab moves the focus out, as in any other field. */
export const TextArea = ({ typed, label, locale }: TextAreaProps) => {
  const t = useT();
  const { attach } = typed;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (pressedKey(event) !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const edit = continueList(typed.value(), typed.selection());
    if (!edit) return;
    event.preventDefault();
    typed.apply(edit);
  };
  return (
    <textarea
      ref={attach}
      className="form-control"
      aria-label={label}
      placeholder={`${t('writing.example.text')}\n\n${t('writing.example.picture')}`}
      data-cy="markdown"
      lang={languageTag(locale)}
      spellCheck
      onKeyDown={onKeyDown}
    />
  );
};
