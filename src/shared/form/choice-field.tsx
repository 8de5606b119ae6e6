import { useController } from 'react-hook-form';
import { keyOf } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import { FieldFrame } from './field-frame';
import { useFormContextValue } from './form-context';

interface ChoiceFieldProps {
  name: string;
  options: readonly string[];
  required?: boolean;
}

/** A select; its empty choice stands for a field that is not set and is sent as absent. */
export const ChoiceField = ({ name, options, required = false }: ChoiceFieldProps) => {
  const t = useT();
  const { i18n } = useFormContextValue();
  const { field, fieldState } = useController({ name });
  return (
    <FieldFrame label={t(keyOf(i18n, 'fields', name))} error={fieldState.error?.message} required={required}>
      {control => (
        <select
          {...control}
          {...field}
          value={field.value ?? ''}
          onChange={event => field.onChange(event.target.value || undefined)}
          data-cy={name}
          className="form-select"
        >
          {!required && <option value="">{t('global.none')}</option>}
          {options.map(option => (
            <option key={option} value={option}>
              {t(keyOf(i18n, `${name}Options`, option))}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
};
