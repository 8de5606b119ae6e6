import { useId } from 'react';

interface SelectFieldProps {
  label: string;
  /** The text of the first choice, whose value is empty: all of them. */
  all: string;
  options: readonly { value: string; text: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Chooses one of some options, or all. */
export const SelectField = ({ label, all, options, value, onChange }: SelectFieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="form-select" value={value} onChange={event => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
};
