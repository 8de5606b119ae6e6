import { get, useFormContext, useFormState } from 'react-hook-form';
import { keyOf } from 'core/i18n/message-key';
import { codeOf, isSameOption, optionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import { isSameName } from 'lib/text';
import { FieldFrame } from './field-frame';
import { useFormContextValue } from './form-context';
import { type FieldProps, useField } from './use-field';

interface ChoiceFieldProps extends FieldProps {
  options: readonly (string | number)[];
  /** Key of the options' texts in the section, if it is not `<field>Options`. */
  optionsKey?: string;
  /** Returns the text of an option, if it is not in the section's texts. */
  textOf?: (code: string) => string;
  /** The user cannot clear the field. */
  isAlwaysSet?: boolean;
}

const isSet = (value: unknown) => value !== null && value !== undefined && value !== '';

/**
 * The values to choose from, as the server writes them. A value that the record had or has replaces the option that
 * it equals. If there is none, the value is added as one more option.
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
 * A select. Its empty choice means that the field is not set: the form then holds null, which `recordToSend` sends as
 * null or leaves out. A record without a value shows the empty choice even if the user cannot choose it. Otherwise
 * the browser would show the first option as chosen.
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
  const textIn = (choice: unknown) => (textOf ? textOf(codeOf(choice)) : optionText(textsKey, choice));
  /** Two choices with one text show their codes too. */
  const labelOf = (choice: unknown) => {
    const isAmbiguous = choices.some(one => one !== choice && isSameName(textIn(one), textIn(choice)));
    return isAmbiguous ? `${textIn(choice)} (${codeOf(choice)})` : textIn(choice);
  };
  const choose = (code: string) => field.onChange(choices.find(choice => codeOf(choice) === code));
  return (
    <FieldFrame label={label} error={error} required={props.required} isSelect>
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
              {labelOf(choice)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
};
