import type { Ref } from 'react';

interface CheckOptionProps {
  id: string;
  inputRef?: Ref<HTMLInputElement>;
  /** What the server calls it: the label's title. */
  option: string;
  label: string;
  isChecked: boolean;
  isInvalid?: boolean;
  onToggle: (option: string) => void;
}

/** One of a few options that can be checked, inside an element of class `form-check`. */
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
