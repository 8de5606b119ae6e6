import type { ComponentProps, RefCallback } from 'react';
import { lengthNearLimit } from 'core/i18n/characters-text';
import { textOf } from 'lib/records/parts';
import { FieldFrame } from './field-frame';
import { useStoredHint } from './form-context';
import { useTypedName } from './internal/use-typed-name';
import { MAX_TEXT } from './rules';
import { rowsOf, TextAreaOfLines } from './text-area';
import { type FieldProps, useField } from './use-field';
import { useTextLimit } from './use-text-limit';

interface TextFieldProps extends FieldProps {
  max?: number;
  /** Shows the text over this many lines instead of in one. Such a text is not trimmed. */
  rows?: number;
  /** The kind of the text, so that the browser can help with typing it. */
  type?: 'text' | 'email';
  /** Why the text can only be read; without it, it can be edited. */
  fixedHint?: string;
  hint?: string;
}

interface Typed {
  value: string;
  opened: string;
  onType: (text: string) => void;
  fieldRef: RefCallback<HTMLElement>;
}

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'ref'> & Typed;

const NameInput = ({ value, opened, onType, fieldRef, onBlur, ...props }: InputProps) => {
  const { shown, type, leave } = useTypedName(value, opened, onType);
  return (
    <input
      {...props}
      ref={fieldRef}
      value={shown}
      autoComplete="off"
      onChange={event => type(event.target.value)}
      onBlur={event => {
        leave();
        onBlur?.(event);
      }}
    />
  );
};

/** A text of limited length. A longer text is reported, not cut (R76). */
export const TextField = ({ max = MAX_TEXT, rows, type = 'text', fixedHint, hint, ...props }: TextFieldProps) => {
  const { field, opened: received, label, error, invalid } = useField(props);
  const limit = useTextLimit(props.name, max);
  const [value, opened] = [textOf(field.value), textOf(received)];
  const height = rows ?? rowsOf(opened);
  const count = lengthNearLimit(value.length, max);
  const stored = useStoredHint(props.name, field.value, limit);
  return (
    <FieldFrame
      label={label}
      error={error}
      required={props.required}
      hint={fixedHint ?? ([hint, stored, count].filter(Boolean).join(' ') || undefined)}
    >
      {control => {
        const { onChange: onType, ref: fieldRef, ...rest } = field;
        const typed = {
          ...control,
          ...rest,
          value,
          opened,
          onType,
          fieldRef,
          required: props.required,
          readOnly: fixedHint !== undefined,
          'data-cy': props.name,
        };
        const className = `form-control${invalid}`;
        return height === undefined ? (
          <NameInput {...typed} type={type} className={className} />
        ) : (
          <TextAreaOfLines {...typed} rows={height} className={className} />
        );
      }}
    </FieldFrame>
  );
};
