import type { ComponentProps, Ref } from 'react';
import { TEXT_LANGUAGE } from 'core/i18n/locales';
import { withLineEndsOf, withPlainLineEnds } from 'lib/line-ends';

/** An input would remove the line breaks of a stored text at the first key press. */
const ROWS_OF_BROKEN_LINE = 2;

/** The lines over which a text is shown because it has line breaks; undefined if an input can hold it. */
export const rowsOf = (text: string) => (/[\r\n]/.test(text) ? ROWS_OF_BROKEN_LINE : undefined);

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'ref'> {
  value: string;
  opened: string;
  onType: (text: string) => void;
  fieldRef?: Ref<HTMLTextAreaElement>;
}

/** A text area, which changes line ends, over a text that keeps its own. */
export const TextAreaOfLines = ({ value, opened, onType, fieldRef, ...props }: TextAreaProps) => (
  <textarea
    {...props}
    ref={fieldRef}
    value={withPlainLineEnds(value)}
    lang={TEXT_LANGUAGE}
    spellCheck
    onChange={event => onType(withLineEndsOf(event.target.value, value, opened))}
  />
);
