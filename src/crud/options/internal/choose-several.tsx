import { useId } from 'react';
import { useT } from 'core/i18n/use-t';

interface ChooseSeveralProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox that keeps the dialog open for more choices. */
export const ChooseSeveral = ({ checked, onChange }: ChooseSeveralProps) => {
  const t = useT();
  const id = useId();
  return (
    <div className="form-check mt-2 mb-0">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        data-cy="chooseSeveral"
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="form-check-label">
        {t('lists.picker.many')}
      </label>
    </div>
  );
};
