import type { ReactNode } from 'react';
import type { Column } from './columns';
import { directionOf, turned, type Ordering } from 'core/redux/sorting';
import { useT } from 'core/i18n/use-t';

/** An arrow up and one down; the styles show the one that the order goes by. */
const SortMark = () => (
  <svg className="sort-mark" viewBox="0 0 8 12" aria-hidden="true">
    <path d="M4 0 8 5H0z" />
    <path d="M4 12 0 7h8z" />
  </svg>
);

interface HeadProps {
  field: string;
  head: string;
  ordering?: Ordering;
}

const Head = ({ field, head, ordering }: HeadProps) => {
  const direction = ordering && directionOf(ordering, field);
  return (
    <th scope="col" className={`column-${field}`} aria-sort={direction}>
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
  columns: readonly Pick<Column<never>, 'field'>[];
  headerOf: (field: string) => string;
  ordering?: Ordering;
  /** Heads that stand after those of the columns. */
  children?: ReactNode;
}

/** The heads of a list; where the server orders by a column, its head is a button that asks for that (R50). */
export const TableHeader = ({ columns, headerOf, ordering, children }: TableHeadProps) => {
  const t = useT();
  return (
    <thead>
      <tr data-label={ordering && t('lists.sortBy')}>
        {columns.map(({ field }) => (
          <Head key={field} field={field} head={headerOf(field)} ordering={ordering} />
        ))}
        {children}
      </tr>
    </thead>
  );
};
