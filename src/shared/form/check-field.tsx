import { useId } from 'react';
import { useController } from 'react-hook-form';
import { keyOf } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import { useFormContextValue } from './form-context';

export const CheckField = ({ name }: { name: string }) => {
  const t = useT();
  const id = useId();
  const { i18n } = useFormContextValue();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name });
  return (
    <div className="field form-check form-switch">
      <input
        id={id}
        ref={ref}
        name={name}
        type="checkbox"
        className="form-check-input"
        data-cy={name}
        checked={Boolean(value)}
        onChange={event => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <label className="form-check-label" htmlFor={id}>
        {t(keyOf(i18n, 'fields', name))}
      </label>
    </div>
  );
};
