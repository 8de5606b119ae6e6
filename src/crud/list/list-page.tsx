import type { ReactNode } from 'react';
import { keyOf, type MessageKey, type SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import type { Duck } from 'records/duck';
import { headingHook, PageTitle } from 'ui/layout/page-title';
import { type ColumnOf } from 'ui/table/columns';
import { TableSkeleton } from 'ui/table/data-table';
import type { ListMenuProps } from './internal/menu-props';
import { ListBody, type ListBodyProps } from './list-body';
import { ListMenu } from './list-menu';
import { ListTable, type ListTableProps } from './list-table';
import { RecordLink } from './record-link';
import { Edit, type RowAction } from './row-actions';
import { useList } from './use-list';
import { useShownColumns } from './use-shown-columns';

interface ListFrameProps<T extends Identified> extends Pick<
  ListBodyProps<T>,
  'list' | 'savedText' | 'searchLabel' | 'menu' | 'skeleton' | 'children'
> {
  i18n: SectionKey;
  /** False if records of the section are not created here. */
  canAdd?: boolean;
  /** The buttons that create records, in place of Add. */
  addButtons?: ReactNode;
  /** What is shown between the title and the list. */
  above?: ReactNode;
}

/** The title with Add, and the list's body. The rows may have any layout. */
export const ListFrame = <T extends Identified>(props: ListFrameProps<T>) => {
  const { i18n, addButtons, canAdd = addButtons === undefined, above, ...body } = props;
  const t = useT();
  const { add } = body.list;
  const title = t(keyOf(i18n, 'title'));
  return (
    <section className="list-page">
      <PageTitle title={title} dataCy={headingHook(i18n, 'Heading')}>
        {addButtons}
        {canAdd && (
          <button type="button" className="btn btn-primary" data-cy="entityCreateButton" onClick={add}>
            {t('entity.action.add')}
          </button>
        )}
      </PageTitle>
      {above}
      <ListBody {...body} name={title} onAdd={canAdd ? add : undefined} />
    </section>
  );
};

interface TableFrameProps<T extends Identified>
  extends
    Omit<ListFrameProps<T>, 'menu' | 'skeleton' | 'children'>,
    Pick<ListTableProps<T>, 'columns' | 'actions' | 'Name' | 'isOneLine'>,
    Pick<ListMenuProps<T>, 'filter' | 'addsMany'> {
  /** The rows are people, whose names are not stored in the browser. */
  arePeople?: boolean;
}

/** A list's frame around a table whose columns the user can choose. */
export const TableFrame = <T extends Identified>({
  columns,
  actions,
  Name,
  isOneLine,
  arePeople,
  filter,
  addsMany,
  ...frame
}: TableFrameProps<T>) => {
  const { list, i18n } = frame;
  const { shown, choice } = useShownColumns(i18n, columns);
  return (
    <ListFrame
      {...frame}
      menu={
        <ListMenu page={list.page} {...{ i18n, choice, filter, addsMany }} columns={shown} keepsSearches={!arePeople} />
      }
      skeleton={<TableSkeleton columns={shown.length + 1} />}
    >
      <ListTable list={list} i18n={i18n} columns={shown} actions={actions} Name={Name} isOneLine={isOneLine} />
    </ListFrame>
  );
};

interface ListPageProps<T extends Identified> extends Pick<TableFrameProps<T>, 'filter' | 'addsMany'> {
  duck: Duck<T>;
  i18n: SectionKey;
  columns: readonly ColumnOf<T>[];
  actions: readonly RowAction<NoInfer<T>>[];
  /** Path of the form, if it is not `/manage`. */
  formPath?: string;
  savedText?: MessageKey;
  canAdd?: boolean;
  /** Each row stays on one line if the window is wide enough. */
  isOneLine?: boolean;
}

/** The list screen of a section (R46). A record opens by its name as well as by its Edit button. */
export const ListPage = <T extends Identified>(props: ListPageProps<T>) => {
  const { duck, formPath, ...frame } = props;
  const list = useList(duck, formPath);
  const opens = props.actions.some(action => action === Edit);
  return <TableFrame list={list} Name={opens ? RecordLink : undefined} {...frame} />;
};
