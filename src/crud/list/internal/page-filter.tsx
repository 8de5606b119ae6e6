import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { writeRecordQuery } from 'crud/record/record-address';
import type { Identified } from 'lib/model';
import { formatCount } from 'lib/numbers';
import { containsPlain } from 'lib/plain';
import { isNaming } from 'lib/records/names';
import { textOf } from 'lib/records/parts';
import { isBlankText } from 'lib/text';
import { MOST_ROWS, type PagesRead, usePagesRead } from 'records/use-pages-read';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { DataTable } from 'ui/table/data-table';
import type { ListMenuProps } from './menu-props';

/** Rows that are shown: whoever finds more has to type more. */
const SHOWN = 100;

type Props<T extends Identified> = Pick<ListMenuProps<T>, 'page' | 'i18n' | 'columns' | 'keepsSearches'> & {
  filter: NonNullable<ListMenuProps<T>['filter']>;
  onClose: () => void;
};

interface SoughtProps<T extends Identified> extends Pick<Props<T>, 'i18n' | 'filter'> {
  value: string;
  onChange: (sought: string) => void;
}

const Sought = <T extends Identified>({ i18n, filter: { states }, value, onChange }: SoughtProps<T>) => {
  const t = useT();
  const id = useId();
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t(keyOf(i18n, 'filterBy'))}
      </label>
      {states ? (
        <select
          id={id}
          className="form-select"
          autoFocus
          value={value}
          onChange={event => onChange(event.target.value)}
        >
          {states.map(option => (
            <option key={option} value={option}>
              {t(keyOf(i18n, 'stateOptions', option))}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="search"
          className="form-control"
          autoFocus
          autoComplete="off"
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </div>
  );
};

interface StateProps<T> {
  reading: PagesRead<T>;
  found: number;
  onStop: () => void;
}

/** How much was read of how many, and what was not. */
const ReadingState = <T,>({ reading: { status, rows, total, isWhole }, found, onStop }: StateProps<T>) => {
  const t = useT();
  const counts = { done: formatCount(rows.length), total: formatCount(Math.max(total, rows.length)) };
  const isReading = status === 'reading';
  const unread = { stopped: 'lists.filter.stopped', full: 'lists.filter.full', failed: 'lists.filter.failed' } as const;
  const reason = status === 'reading' || status === 'done' ? undefined : unread[status];
  return (
    <>
      <div className="export-panel">
        {isReading && <progress aria-label={t('lists.filter.progress')} value={rows.length} max={Math.max(total, 1)} />}
        <span className="export-count">{t('lists.filter.read', counts)}</span>
        {isReading && (
          <Button color="secondary" size="sm" outline onClick={onStop}>
            {t('entity.action.cancel')}
          </Button>
        )}
        <span role="status">{isReading ? '' : t('lists.filter.found', { count: formatCount(found) })}</span>
      </div>
      {reason && <InlineAlert kind="warning">{t(reason, { ...counts, most: formatCount(MOST_ROWS) })}</InlineAlert>}
      {status === 'done' && !isWhole && <InlineAlert kind="warning">{t('lists.filter.changed')}</InlineAlert>}
    </>
  );
};

/** The link of a row to its screen, in the column that names it. */
const useLinked = <T extends Identified>({ columns, filter: { screen }, keepsSearches }: Props<T>) => {
  const { sectionPath } = useNavigation<T>();
  if (!screen) return columns;
  const to = (row: T) => ({ pathname: sectionPath + screen, search: writeRecordQuery(row, keepsSearches) });
  return columns.map(column =>
    isNaming(column.field) ? { ...column, cell: (row: T) => <Link to={to(row)}>{column.cell(row)}</Link> } : column,
  );
};

const FoundRows = <T extends Identified>({ rows, ...props }: Props<T> & { rows: readonly T[] }) => {
  const t = useT();
  const columns = useLinked(props);
  if (rows.length === 0) return null;
  return (
    <>
      <DataTable
        caption={t('lists.filter.title')}
        columns={columns}
        rows={rows.slice(0, SHOWN)}
        headerOf={field => t(keyOf(props.i18n, 'fields', field))}
        busy={false}
        isOneLine
      />
      {rows.length > SHOWN && <p className="form-text">{t('lists.filter.shown', { count: formatCount(SHOWN) })}</p>}
    </>
  );
};

/** Finds rows with the chosen state, or with the typed text in one of the fields or across some. */
const useMatcher = <T extends Identified>({ i18n, columns, filter: { fields = [], states } }: Props<T>) => {
  const t = useT();
  const state = columns.find(({ field }) => field === 'state');
  return (row: T, sought: string) => {
    if (states) return state?.text?.(row) === t(keyOf(i18n, 'stateOptions', sought));
    return !isBlankText(sought) && containsPlain(fields.map(field => textOf(row[field])).join(' '), sought);
  };
};

/**
 * Finds rows by what the server cannot search: by reading the pages of the list, at a press. What it reads is nowhere
 * but on the screen.
 */
export const PageFilter = <T extends Identified>(props: Props<T>) => {
  const { page, i18n, filter, onClose } = props;
  const t = useT();
  const [sought, setSought] = useState(filter.states?.[0] ?? '');
  const { reading, start, stop } = usePagesRead(page);
  const isMatch = useMatcher(props);
  const found = (reading?.rows ?? []).filter(row => isMatch(row, sought));
  const isBlank = isBlankText(sought);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank) start();
  };
  return (
    <section className="page-filter" aria-label={t('lists.filter.title')}>
      <form role="search" className="list-tools" onSubmit={submit}>
        <Sought i18n={i18n} filter={filter} value={sought} onChange={setSought} />
        <Button type="submit" color="primary" aria-disabled={isBlank}>
          {t('lists.filter.title')}
        </Button>
        <Button color="secondary" outline onClick={onClose}>
          {t('lists.filter.close')}
        </Button>
      </form>
      <p className="form-text">{t('lists.filter.hint', { most: formatCount(MOST_ROWS) })}</p>
      {reading && <ReadingState reading={reading} found={found.length} onStop={stop} />}
      <FoundRows {...props} rows={found} />
    </section>
  );
};
