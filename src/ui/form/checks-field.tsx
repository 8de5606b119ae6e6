import { useId } from 'react';
import { textOfMessage } from 'core/responses/server-text';
import { CheckOption } from 'ui/layout/check-option';
import { describedBy } from './field-frame';
import { type FieldProps, useField } from './use-field';

interface ChecksFieldProps extends Omit<FieldProps, 'required'> {
  options: readonly string[];
  labelOf: (option: string) => string;
  /** The options that the record was opened with. */
  held: readonly string[];
  /** If set, the user cannot change the options. The text shows the reason. */
  fixedHint?: string;
  dataCy: string;
}

/** The chosen options, those of the opened record first: checking and unchecking an option again is no change. */
const inOrder = (chosen: readonly string[], held: readonly string[]) => [
  ...held.filter(option => chosen.includes(option)),
  ...chosen.filter(option => !held.includes(option)).sort(),
];

/** The checked options, and a function that checks or unchecks one. */
const useChecked = ({ name, label, held }: ChecksFieldProps) => {
  const { field, ...rest } = useField({ name, label });
  const chosen: string[] = field.value;
  const toggle = (option: string) => {
    const others = chosen.filter(one => one !== option);
    field.onChange(inOrder(chosen.includes(option) ? others : [...chosen, option], held));
  };
  return { field, chosen, toggle, ...rest };
};

/** Any of a few options, one checkbox each. */
export const ChecksField = (props: ChecksFieldProps) => {
  const { options, labelOf, fixedHint, dataCy } = props;
  const id = useId();
  const { field, chosen, toggle, label, error } = useChecked(props);
  return (
    <fieldset
      className="field"
      data-cy={dataCy}
      disabled={fixedHint !== undefined}
      aria-describedby={describedBy(id, fixedHint, error)}
      onBlur={field.onBlur}
    >
      <legend className="form-label fs-6">{label}</legend>
      {fixedHint && (
        <div id={`${id}-hint`} className="form-text">
          {fixedHint}
        </div>
      )}
      {options.map((option, index) => (
        <div key={option} className="form-check">
          <CheckOption
            id={`${id}-${option}`}
            inputRef={index === 0 ? field.ref : undefined}
            option={option}
            label={labelOf(option)}
            isChecked={chosen.includes(option)}
            isInvalid={error !== undefined}
            onToggle={toggle}
          />
        </div>
      ))}
      {error && (
        <div id={`${id}-error`} className="invalid-feedback d-block" role="alert">
          {textOfMessage({ key: error, params: { fieldName: label } })}
        </div>
      )}
    </fieldset>
  );
};
