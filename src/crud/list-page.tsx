import { useCallback, useMemo, type ReactNode } from 'react';
import { Button } from 'reactstrap';
import { keyOf, type MessageKey, type SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import { DataTable, TableSkeleton } from 'ui/table/data-table';
import { ItemCount } from 'ui/table/item-count';
import { LoadFailure } from 'ui/feedback/load-failure';
import { PageTitle } from 'ui/layout/page-title';
import { Pager } from 'ui/table/pager';
import { SearchBox } from 'ui/table/search-box';
import { columnsOf, isNaming, type Column, type ColumnOf } from 'ui/table/columns';
import { Edit, type RowAction } from './row-actions';
import { ListMenu } from './list-menu';
import { ListAlerts } from './list-alerts';
import { RecordLink, type RecordName } from './record-link';
import type { RowTools } from './use-row-tools';
import { useShownColumns } from './use-shown-columns';
import { useList, type List, type ListDuck } from './use-list';

/** `diseaseSynonym` -> `DiseaseSynonymHeading`, the test hook JHipster gives a list's title. */
const headingHook = (i18n: string) => `${i18n.charAt(0).toUpperCase()}${i18n.slice(1)}Heading`;

const Empty = <T extends Identified>({ list, onAdd }: Pick<ListRowsProps<T>, 'list' | 'onAdd'>) => {
  const t = useT();
  const { search } = list.query;
  return (
    <div className="empty-state" role="status">
      <p>{search ? t('global.noMatch', { search }) : t('global.noItems')}</p>
      {search && (
        <Button color="secondary" outline onClick={() => list.search('')}>
          {t('entity.action.clearSearch')}
        </Button>
      )}
      {!search && onAdd && (
        <Button color="primary" outline onClick={onAdd}>
          {t('entity.action.addFirst')}
        </Button>
      )}
    </div>
  );
};

interface ListRowsProps<T extends Identified> {
  list: List<T>;
  /** Makes the first record of an empty list, where the section has one way to make records. */
  onAdd?: () => void;
  /** What stands in for the rows while the first ones come. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** The states around a list's rows: coming, not to be had, none. */
export const ListRows = <T extends Identified>({ list, onAdd, skeleton, children }: ListRowsProps<T>) => {
  if (list.failed) return <LoadFailure error={list.error} onRetry={list.reload} />;
  if (list.isFirst) return skeleton;
  return list.rows.length === 0 && !list.loading ? <Empty list={list} onAdd={onAdd} /> : children;
};

interface ListBodyProps<T extends Identified> extends ListRowsProps<T> {
  /** What is told after a record was saved. */
  savedText?: MessageKey;
  /** What the search looks for, where a section can say it closer. */
  searchLabel?: MessageKey;
  /** What else the list offers, after its search and count. */
  menu?: ReactNode;
}

/** Search, total, alerts, pager and the states around a list's rows: a frame's body, for sections with their own head. */
export const ListBody = <T extends Identified>(props: ListBodyProps<T>) => {
  const { list, savedText, searchLabel = 'entity.action.search', menu, ...rows } = props;
  const t = useT();
  return (
    <>
      <ListAlerts list={list} savedText={savedText} />
      <div className="list-tools">
        {list.maxSearchLength !== 0 && (
          <SearchBox
            value={list.query.search}
            label={t(searchLabel)}
            longest={list.maxSearchLength}
            onSearch={list.search}
          />
        )}
        {!list.failed && !list.isFirst && (
          <ItemCount page={list.query.page} size={list.size} rows={list.rows.length} total={list.total} />
        )}
        {menu}
      </div>
      <ListRows list={list} {...rows} />
      <Pager page={list.query.page} lastPage={list.failed ? 1 : list.lastPage} onPage={list.goToPage} />
    </>
  );
};

interface ListFrameProps<T extends Identified> extends Pick<
  ListBodyProps<T>,
  'list' | 'savedText' | 'menu' | 'skeleton' | 'children'
> {
  i18n: SectionKey;
  /** Records of some sections are not made here. */
  canAdd?: boolean;
}

/** Title with Add, and the list's body, whatever shape the rows have. */
export const ListFrame = <T extends Identified>({ i18n, canAdd = true, ...body }: ListFrameProps<T>) => {
  const t = useT();
  const { add } = body.list;
  return (
    <section className="list-page">
      <PageTitle title={t(keyOf(i18n, 'title'))} dataCy={headingHook(i18n)}>
        {canAdd && (
          <Button color="primary" data-cy="entityCreateButton" onClick={add}>
            {t('entity.action.add')}
          </Button>
        )}
      </PageTitle>
      <ListBody {...body} onAdd={canAdd ? add : undefined} />
    </section>
  );
};

interface ListTableProps<T extends Identified> {
  list: List<T>;
  i18n: SectionKey;
  columns: readonly ColumnOf<T>[];
  actions: readonly RowAction<NoInfer<T>>[];
  /** The name of a record as what opens it. */
  Name?: RecordName<T>;
  /** What the table is called, where that is not the section's title. */
  caption?: string;
}

/** The column that names a record opens it, where it can be opened. */
const withLink = <T extends Identified>(Name: RecordName<T>, list: RowTools<T>, { field, cell }: Column<T>) =>
  isNaming(field)
    ? {
        field,
        cell: (row: T) => (
          <Name row={row} list={list}>
            {cell(row)}
          </Name>
        ),
      }
    : { field, cell };

/** The rows of a list as a table, with their buttons. */
export const ListTable = <T extends Identified>(props: ListTableProps<T>) => {
  const { list, i18n, columns, actions, Name, caption } = props;
  const t = useT();
  const { rowTools } = list;
  const shown = useMemo(() => {
    const all = columnsOf(columns);
    return Name ? all.map(one => withLink(Name, rowTools, one)) : all;
  }, [columns, Name, rowTools]);
  const headerOf = useCallback((field: string) => t(keyOf(i18n, 'fields', field)), [t, i18n]);
  const buttons = useCallback(
    (row: T) => (
      <div className="row-actions">
        {actions.map((Action, index) => (
          <Action key={index} row={row} list={rowTools} />
        ))}
      </div>
    ),
    [actions, rowTools],
  );

  return (
    <DataTable
      caption={caption ?? t(keyOf(i18n, 'title'))}
      columns={shown}
      rows={list.rows}
      headerOf={headerOf}
      actionsHeader={t('entity.actions')}
      actions={buttons}
      busy={list.loading}
      ordering={list.ordering}
      markedId={list.savedId}
    />
  );
};

interface ListPageProps<T extends Identified> {
  duck: ListDuck<T>;
  i18n: SectionKey;
  columns: readonly ColumnOf<T>[];
  actions: readonly RowAction<NoInfer<T>>[];
  /** Where the form is, if not at `/manage`. */
  formPath?: string;
  savedText?: MessageKey;
  canAdd?: boolean;
}

/** The list screen of a section (R46). A record opens by its name as well as by its Edit button. */
export const ListPage = <T extends Identified>(props: ListPageProps<T>) => {
  const { duck, i18n, columns, actions, formPath, savedText, canAdd } = props;
  const list = useList(duck, formPath);
  const { shown, choice } = useShownColumns(i18n, columns);
  const opens = (actions as readonly unknown[]).includes(Edit);

  return (
    <ListFrame
      list={list}
      i18n={i18n}
      savedText={savedText}
      canAdd={canAdd}
      menu={<ListMenu list={list} i18n={i18n} columns={shown} choice={choice} />}
      skeleton={<TableSkeleton columns={shown.length + 1} />}
    >
      <ListTable list={list} i18n={i18n} columns={shown} actions={actions} Name={opens ? RecordLink : undefined} />
    </ListFrame>
  );
};
