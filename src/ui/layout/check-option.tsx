import type { Ref } from 'react';

interface CheckOptionProps {
  id: string;
  inputRef?: Ref<HTMLInputElement>;
  /** The server's name of the option: the label's title. */
  option: string;
  label: string;
  isChecked: boolean;
  isInvalid?: boolean;
  onToggle: (option: string) => void;
}

/** One checkbox of a few options. Its parent must have the class `form-check`. */
export const CheckOption = ({ id, inputRef, option, label, isChecked, isInvalid, onToggle }: CheckOptionProps) => (
  <>
    <input
      id={id}
      ref={inputRef}
      type="checkbox"
      className={isInvalid ? 'form-check-input is-invalid' : 'form-check-input'}
      checked={isChecked}
      onChange={() => onToggle(option)}
    />
    <label className="form-check-label" htmlFor={id} title={option}>
      {label}
    </label>
  </>
);
