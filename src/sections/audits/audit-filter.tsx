import { useId } from 'react';
import { useT } from 'core/i18n/use-t';
import { FilterBox } from 'ui/layout/filter-box';
import type { EventFilter } from './filter';

interface AuditFilterProps {
  filter: EventFilter;
  onFilter: (filter: EventFilter) => void;
}

/** Filters the events that are shown. For failures, all events of the range are loaded. */
export const AuditFilter = ({ filter, onFilter }: AuditFilterProps) => {
  const t = useT();
  const id = useId();
  return (
    <div className="audit-filter">
      <FilterBox
        label={t('audits.filterEvents')}
        value={filter.text}
        onFilter={text => onFilter({ ...filter, text })}
      />
      <div className="form-check">
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          data-cy="failuresOnly"
          checked={filter.failuresOnly}
          onChange={event => onFilter({ ...filter, failuresOnly: event.target.checked })}
        />
        <label className="form-check-label" htmlFor={id}>
          {t('audits.failuresOnly')}
        </label>
      </div>
    </div>
  );
};
