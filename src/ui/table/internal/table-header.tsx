import type { ReactNode } from 'react';
import { useT } from 'core/i18n/use-t';
import { directionOf, type Ordering, turned } from 'lib/sorting';
import type { Column } from '../columns';

/** An arrow up and an arrow down. The styles show the one for the current sort direction. */
const SortMark = () => (
  <svg className="sort-mark" viewBox="0 0 8 12" aria-hidden="true">
    <path d="M4 0 8 5H0z" />
    <path d="M4 12 0 7h8z" />
  </svg>
);

interface HeadProps extends Pick<Column<never>, 'field' | 'kind'> {
  head: string;
  ordering?: Ordering;
}

const Head = ({ field, kind, head, ordering }: HeadProps) => {
  const direction = ordering && directionOf(ordering, field);
  return (
    <th scope="col" className={`column-${kind}`} aria-sort={direction}>
      {ordering && direction ? (
        <button type="button" className="sort-button" onClick={() => ordering.onSort(turned(ordering, field))}>
          {head}
          <SortMark />
        </button>
      ) : (
        head
      )}
    </th>
  );
};

interface TableHeadProps {
  columns: readonly Pick<Column<never>, 'field' | 'kind'>[];
  headerOf: (field: string) => string;
  ordering?: Ordering;
  /** Header cells after those of the columns. */
  children?: ReactNode;
}

/** The headers of a list. If the server can sort by a column, its header is a button that requests that order (R50). */
export const TableHeader = ({ columns, headerOf, ordering, children }: TableHeadProps) => {
  const t = useT();
  return (
    <thead>
      <tr data-label={ordering && t('lists.sortBy')}>
        {columns.map(({ field, kind }) => (
          <Head key={field} field={field} kind={kind} head={headerOf(field)} ordering={ordering} />
        ))}
        {children}
      </tr>
    </thead>
  );
};
