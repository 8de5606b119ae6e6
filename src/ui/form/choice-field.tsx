import { get, useFormContext, useFormState } from 'react-hook-form';
import { keyOf } from 'core/i18n/message-key';
import { codeOf, isSameOption, optionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import { FieldFrame } from './field-frame';
import { useFormContextValue } from './form-context';
import { useField, type FieldProps } from './use-field';

interface ChoiceFieldProps extends FieldProps {
  options: readonly (string | number)[];
  /** Key of the options' texts under the section, where it is not `<field>Options`. */
  optionsKey?: string;
  /** What an option is called, where that does not stand in the section's texts. */
  textOf?: (code: string) => string;
  /** None is chosen by an empty choice. */
  isAlwaysSet?: boolean;
}

const isSet = (value: unknown) => value !== null && value !== undefined && value !== '';

/**
 * The values to choose from, as the server writes them: what the record held or holds stands for the option that it is,
 * or is one more.
 */
const choicesOf = (options: readonly unknown[], received: readonly unknown[]): unknown[] =>
  received.filter(isSet).reduce<unknown[]>(
    (choices, value) => {
      const isKnown = choices.some(choice => isSameOption(choice, value));
      return isKnown ? choices.map(choice => (isSameOption(choice, value) ? value : choice)) : [...choices, value];
    },
    [...options],
  );

/**
 * A select; its empty choice stands for a field that is not set and is sent as absent. A record that lacks the value
 * shows it even where nobody may choose it: a browser would show the first option as chosen.
 */
export const ChoiceField = ({ options, optionsKey, textOf, isAlwaysSet, ...props }: ChoiceFieldProps) => {
  const t = useT();
  const { i18n } = useFormContextValue();
  const textsKey = keyOf(i18n, optionsKey ?? `${props.name}Options`);
  const { control: form } = useFormContext();
  const { defaultValues } = useFormState({ control: form });
  const { field, label, error, invalid } = useField(props);
  const choices = choicesOf(options, [get(defaultValues, props.name), field.value]);
  const canBeEmpty = (!props.required && !isAlwaysSet) || !isSet(field.value);
  const choose = (code: string) => field.onChange(choices.find(choice => codeOf(choice) === code));
  return (
    <FieldFrame label={label} error={error} required={props.required}>
      {control => (
        <select
          {...control}
          {...field}
          value={codeOf(field.value)}
          onChange={event => choose(event.target.value)}
          data-cy={props.name}
          className={`form-select${invalid}`}
        >
          {canBeEmpty && <option value="">{t('global.none')}</option>}
          {choices.map(choice => (
            <option key={codeOf(choice)} value={codeOf(choice)}>
              {textOf ? textOf(codeOf(choice)) : optionText(textsKey, choice)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
};
