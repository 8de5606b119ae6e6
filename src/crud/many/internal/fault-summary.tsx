import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { faultText } from './fault-text';
import type { RowReading } from './rows';

/** The summary names at most so many faults; each is at its cell too. */
const MOST = 10;

interface FaultSummaryProps {
  readings: readonly RowReading<unknown>[];
  labelOf: (field: string) => string;
  onGo: (key: number, field: string) => void;
}

/** What is wrong with the rows. Each fault is a button that leads to its cell. */
export const FaultSummary = ({ readings, labelOf, onGo }: FaultSummaryProps) => {
  const t = useT();
  const found = readings
    .filter(({ row }) => !row.isCreated)
    .flatMap(({ row, faults }) => [...faults].map(([field, fault]) => ({ row, field, fault })));
  if (found.length === 0) return null;
  return (
    <InlineAlert kind="danger">
      <p className="mb-1">{t('many.faults', { count: formatCount(found.length) })}</p>
      <ul className="mb-0">
        {found.slice(0, MOST).map(({ row, field, fault }) => {
          const label = labelOf(field);
          const text = t('many.faultAt', { line: formatCount(row.line), field: label, fault: faultText(fault, label) });
          return (
            <li key={`${row.key} ${field}`}>
              <button
                type="button"
                className="btn btn-link p-0 align-top text-start"
                onClick={() => onGo(row.key, field)}
              >
                {text}
              </button>
            </li>
          );
        })}
        {found.length > MOST && <li>{t('many.moreFaults', { count: formatCount(found.length - MOST) })}</li>}
      </ul>
    </InlineAlert>
  );
};
