import { useId } from 'react';
import type { FindOptions } from 'lib/matches';
import type { Find } from './use-find';

interface FindOptionProps {
  find: Find;
  name: keyof FindOptions;
  label: string;
}

/** A checkbox that makes the search stricter. */
export const FindOption = ({ find: { options, setOptions }, name, label }: FindOptionProps) => {
  const id = useId();
  return (
    <span className="form-check">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={options[name] ?? false}
        onChange={event => setOptions({ ...options, [name]: event.target.checked })}
      />
      <label htmlFor={id} className="form-check-label">
        {label}
      </label>
    </span>
  );
};
