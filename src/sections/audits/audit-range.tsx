import { type MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { DateControl } from 'ui/form/date-control';
import { FieldFrame } from 'ui/form/field-frame';
import { FieldGrid } from 'ui/form/field-grid';
import { isInvalidDate } from 'ui/form/rules';
import { useTypedDate } from 'ui/form/use-typed-date';
import { isRange, type Range } from './range';

interface AuditRangeProps {
  range: Range;
  onChange: (range: Range) => void;
}

const LABELS = { fromDate: 'audits.filter.fromDate', toDate: 'audits.filter.toDate' } as const;

interface AuditDayProps extends AuditRangeProps {
  name: keyof Range;
  /** The error of the range, shown at this field. */
  wrong?: MessageKey;
}

const AuditDay = ({ range, onChange, name, wrong }: AuditDayProps) => {
  const t = useT();
  const label = t(LABELS[name]);
  const date = useTypedDate('day', range[name], day => onChange({ ...range, [name]: day ?? '' }));
  const error = date.error ?? wrong;
  return (
    <FieldFrame label={label} error={error} hint={t('entity.date.dayHint')}>
      {control => <DateControl control={control} date={date} name={name} label={label} invalid={error !== undefined} />}
    </FieldFrame>
  );
};

/** The first and the last day. An impossible range shows an error, and nothing is requested. */
export const AuditRange = ({ range, onChange }: AuditRangeProps) => {
  const isHalfTyped = isInvalidDate(range.fromDate) || isInvalidDate(range.toDate);
  const wrong = isHalfTyped || isRange(range) ? undefined : 'audits.wrongRange';
  return (
    <FieldGrid className="mb-3">
      <AuditDay name="fromDate" range={range} onChange={onChange} />
      <AuditDay name="toDate" range={range} onChange={onChange} wrong={wrong} />
    </FieldGrid>
  );
};
