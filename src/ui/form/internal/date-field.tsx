import { useT } from 'core/i18n/use-t';
import { DateControl } from '../date-control';
import { FieldFrame } from '../field-frame';
import { useLimit, useStoredHint } from '../form-context';
import { type FieldProps, useField } from '../use-field';
import { DATE_LIMITS, type DateKind, useTypedDate } from '../use-typed-date';

const HINTS = { day: 'entity.date.dayHint', moment: 'entity.date.momentHint', end: 'entity.date.momentHint' } as const;

/** A date of the record: a day, or a day with a time. */
const DateField = ({ kind, ...props }: FieldProps & { kind: DateKind }) => {
  const t = useT();
  const { field, label, error: refused } = useField(props);
  useLimit(props.name, DATE_LIMITS[kind]);
  const date = useTypedDate(kind, field.value, field.onChange);
  const error = refused ?? date.error;
  const stored = useStoredHint(props.name, field.value);
  return (
    <FieldFrame label={label} error={error} required={props.required} hint={stored ?? t(HINTS[kind])}>
      {control => (
        <DateControl
          control={control}
          date={date}
          name={props.name}
          label={label}
          required={props.required}
          invalid={error !== undefined}
          inputRef={field.ref}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
};

export const DayField = (props: FieldProps) => <DateField {...props} kind="day" />;
export const DateTimeField = (props: FieldProps) => <DateField {...props} kind="moment" />;
export const EndField = (props: FieldProps) => <DateField {...props} kind="end" />;
