import { keyOf } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import { FieldFrame } from './field-frame';
import { useFormContextValue } from './form-context';
import { useField, type FieldProps } from './use-field';

interface ChoiceFieldProps extends FieldProps {
  options: readonly (string | number)[];
  /** Key of the options' texts under the section, where it is not `<field>Options`. */
  optionsKey?: string;
}

/** A select; its empty choice stands for a field that is not set and is sent as absent. */
export const ChoiceField = ({ options, optionsKey, ...props }: ChoiceFieldProps) => {
  const t = useT();
  const { i18n } = useFormContextValue();
  const { field, label, error, invalid } = useField(props);
  const choose = (text: string) => field.onChange(options.find(option => String(option) === text));
  return (
    <FieldFrame label={label} error={error} required={props.required}>
      {control => (
        <select
          {...control}
          {...field}
          value={field.value ?? ''}
          onChange={event => choose(event.target.value)}
          data-cy={props.name}
          className={`form-select${invalid}`}
        >
          {!props.required && <option value="">{t('global.none')}</option>}
          {options.map(option => (
            <option key={option} value={option}>
              {t(keyOf(i18n, optionsKey ?? `${props.name}Options`, String(option)))}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
};
