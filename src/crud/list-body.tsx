import type { ReactNode } from 'react';
import { Button } from 'reactstrap';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { LoadFailure } from 'ui/feedback/load-failure';
import { EmptyState } from 'ui/layout/empty-state';
import { ItemCount } from 'ui/table/item-count';
import { Pager } from 'ui/table/pager';
import { SearchBox } from 'ui/table/search-box';
import { ListAlerts } from './list-alerts';
import type { List } from './use-list';

const Empty = <T extends Identified>({ list, onAdd }: Pick<ListRowsProps<T>, 'list' | 'onAdd'>) => {
  const t = useT();
  const { search } = list.query;
  return (
    <EmptyState text={search ? t('global.noMatch', { search }) : t('global.noItems')}>
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
    </EmptyState>
  );
};

interface ListRowsProps<T extends Identified> {
  list: List<T>;
  /** Creates the first record of an empty list, if the section has only one way to create records. */
  onAdd?: () => void;
  /** What is shown instead of the rows until the first ones arrive. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** The states of a list's rows: loading, failed, empty. */
export const ListRows = <T extends Identified>({ list, onAdd, skeleton, children }: ListRowsProps<T>) => {
  if (list.failed) return <LoadFailure error={list.error} onRetry={list.reload} />;
  if (list.isFirst) return skeleton;
  return list.rows.length === 0 && !list.loading ? <Empty list={list} onAdd={onAdd} /> : children;
};

export interface ListBodyProps<T extends Identified> extends ListRowsProps<T> {
  /** The message after a record was saved. */
  savedText?: MessageKey;
  /** The label of the search box, if a section can be more precise about what it finds. */
  searchLabel?: MessageKey;
  /** Further actions on the list, after its search and count. */
  menu?: ReactNode;
}

/** Search, total, alerts, pager and the states of a list's rows: a frame's body, for sections with their own header. */
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
            maxLength={list.maxSearchLength}
            onSearch={list.search}
          />
        )}
        {!list.failed && !list.isFirst && (
          <ItemCount
            page={list.query.page}
            size={list.size}
            rows={list.rows.length}
            total={list.total}
            isTotalUnknown={list.isTotalUnknown}
          />
        )}
        {menu}
      </div>
      {list.isUnordered && <InlineAlert kind="info">{t('lists.orderRefused')}</InlineAlert>}
      <ListRows list={list} {...rows} />
      <Pager page={list.query.page} lastPage={list.failed ? 1 : list.lastPage} onPage={list.goToPage} />
    </>
  );
};
