import { TEXT_LANGUAGE } from 'core/i18n/locales';
import { useT } from 'core/i18n/use-t';
import { textOf } from 'lib/records/parts';
import { FieldFrame } from './field-frame';
import { useLimit } from './form-context';
import { MAX_TEXT } from './rules';
import { useField, type FieldProps } from './use-field';

interface TextFieldProps extends FieldProps {
  max?: number;
  /** Shows the text over this many lines instead of in one. */
  rows?: number;
  /** The kind of the text, so that the browser can help with typing it. */
  type?: 'text' | 'email';
  /** Why the text can only be read; without it, it can be edited. */
  fixedHint?: string;
}

/** From this share of the limit on, the character count is shown. */
const NEAR_LIMIT = 0.8;

/** A text of limited length. A longer text is reported, not cut (R76). */
export const TextField = ({ max = MAX_TEXT, rows, type = 'text', fixedHint, ...props }: TextFieldProps) => {
  const t = useT();
  const { field, label, error, invalid } = useField(props);
  useLimit(props.name, max);
  const value = textOf(field.value);
  const count =
    value.length > max * NEAR_LIMIT ? t('entity.validation.count', { count: value.length, max }) : undefined;
  return (
    <FieldFrame label={label} error={error} required={props.required} hint={fixedHint ?? count}>
      {control => {
        const fixed = { required: props.required, readOnly: fixedHint !== undefined };
        const shared = { ...control, ...field, ...fixed, value, 'data-cy': props.name };
        return rows === undefined ? (
          <input {...shared} type={type} autoComplete="off" className={`form-control${invalid}`} />
        ) : (
          <textarea {...shared} rows={rows} lang={TEXT_LANGUAGE} spellCheck className={`form-control${invalid}`} />
        );
      }}
    </FieldFrame>
  );
};
