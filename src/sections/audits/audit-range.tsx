import { FieldFrame } from 'ui/form/field-frame';
import { useT } from 'core/i18n/use-t';
import { isRange, type AuditQuery } from './audit-query';

type Range = Pick<AuditQuery, 'fromDate' | 'toDate'>;

interface AuditRangeProps {
  range: Range;
  onChange: (range: Range) => void;
}

/** The first and the last day; a range that cannot be is told, and nothing is asked for. */
export const AuditRange = ({ range, onChange }: AuditRangeProps) => {
  const t = useT();
  const labels = { fromDate: t('audits.filter.fromDate'), toDate: t('audits.filter.toDate') };
  const error = isRange(range) ? undefined : 'audits.wrongRange';
  return (
    <div className="field-grid mb-3">
      {(['fromDate', 'toDate'] as const).map(name => (
        <FieldFrame key={name} label={labels[name]} error={name === 'toDate' ? error : undefined}>
          {control => (
            <input
              {...control}
              type="date"
              className={`form-control${error && name === 'toDate' ? ' is-invalid' : ''}`}
              data-cy={name}
              value={range[name]}
              onChange={event => onChange({ ...range, [name]: event.target.value })}
            />
          )}
        </FieldFrame>
      ))}
    </div>
  );
};
