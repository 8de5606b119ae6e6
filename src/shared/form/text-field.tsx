import { useController } from 'react-hook-form';
import { keyOf } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import { FieldFrame } from './field-frame';
import { useFormContextValue } from './form-context';
import { MAX_TEXT } from './rules';

interface TextFieldProps {
  name: string;
  max?: number;
  required?: boolean;
}

/** A count shows once a text nears its limit. */
const NEAR_LIMIT = 0.8;

export const TextField = ({ name, max = MAX_TEXT, required }: TextFieldProps) => {
  const t = useT();
  const { i18n } = useFormContextValue();
  const { field, fieldState } = useController({ name });
  const value = String(field.value ?? '');
  const hint = value.length > max * NEAR_LIMIT ? t('entity.validation.count', { count: value.length, max }) : undefined;
  return (
    <FieldFrame
      label={t(keyOf(i18n, 'fields', name))}
      error={fieldState.error?.message}
      required={required}
      hint={hint}
    >
      {control => (
        <input
          {...control}
          {...field}
          value={value}
          type="text"
          maxLength={max}
          required={required}
          autoComplete="off"
          data-cy={name}
          className={`form-control${fieldState.invalid ? ' is-invalid' : ''}`}
        />
      )}
    </FieldFrame>
  );
};
