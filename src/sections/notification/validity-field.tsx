import { useState } from 'react';
import { FieldFrame } from 'ui/form/field-frame';
import { INVALID_DATE } from 'ui/form/rules';
import { useField } from 'ui/form/use-field';
import { useT } from 'core/i18n/use-t';
import { fromDayText } from 'lib/dates';
import { formatDay } from 'lib/day-format';

/** The last day, typed as DD/MM/YYYY (spec 5); the record holds a calendar day (decision 28). */
export const ValidityField = () => {
  const t = useT();
  const { field, label, error, invalid } = useField({ name: 'validity' });
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const shown = typed && typed.value === field.value ? typed.text : formatDay(field.value);

  const type = (text: string) => {
    const value = text.trim() === '' ? undefined : (fromDayText(text) ?? INVALID_DATE);
    setTyped({ text, value });
    field.onChange(value);
  };

  return (
    <FieldFrame label={label} error={error} hint={t('notification.dayHint')}>
      {control => (
        <input
          {...control}
          ref={field.ref}
          name="validity"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          data-cy="validity"
          className={`form-control date-control${invalid}`}
          value={shown}
          onChange={event => type(event.target.value)}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
};
