import { useId, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { localStore } from 'lib/storage';

const KEY = 'choose-several';

const isFlag = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/** Whether a dialog stays open for more choices, as the user last chose in this browser. */
export const useSeveral = (many = false) => {
  const [isSeveral, setSeveral] = useState(() => many && (localStore.read(KEY, isFlag) ?? false));
  const change = (to: boolean) => {
    setSeveral(to);
    localStore.set(KEY, to);
  };
  return [isSeveral, change] as const;
};

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
