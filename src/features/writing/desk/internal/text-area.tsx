import { type KeyboardEvent, useRef } from 'react';
import { languageTag, type Locale } from 'core/i18n/locales';
import { useT } from 'core/i18n/use-t';
import { continueList } from 'features/writing/insert/continue-list';
import { cellBeside } from 'features/writing/insert/table-cells';
import type { TypedText } from 'features/writing/text/typed-text';
import { pressedKey } from 'lib/pressed-key';
import { keysOf } from 'ui/shortcuts/keys';

interface TextAreaProps {
  typed: TypedText;
  label: string;
  /** The language of the text. */
  locale: Locale;
}

/** Tab moves between the cells of a table, until Esc: then it moves the focus, as after the last cell. */
const useCells = (typed: TypedText) => {
  const isReleased = useRef(false);
  return (event: KeyboardEvent) => {
    const keys = keysOf(event.nativeEvent);
    if (keys === 'Shift') return;
    if (keys !== 'Tab') {
      isReleased.current = keys === 'Escape';
      return;
    }
    const cell = isReleased.current ? undefined : cellBeside(typed.value(), typed.selection(), event.shiftKey ? -1 : 1);
    if (!cell) return;
    event.preventDefault();
    typed.area()?.setSelectionRange(cell.start, cell.end);
  };
};

/** The plain text area of R81. Enter continues a list. Tab moves the focus out, but for the cells of a table. */
export const TextArea = ({ typed, label, locale }: TextAreaProps) => {
  const t = useT();
  const { attach } = typed;
  const goToCell = useCells(typed);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    goToCell(event);
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
