import type { ReactNode } from 'react';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { EmptyState } from 'ui/layout/empty-state';
import { LoadFailureChunk } from 'ui/layout/load-failure-chunk';
import { NoMatch } from 'ui/layout/no-match';
import { ItemCount } from 'ui/table/item-count';
import { Pager } from 'ui/table/pager';
import { SearchBox } from 'ui/table/search-box';
import { ListAlerts } from './list-alerts';
import type { ListController } from './list-controller';

type EmptyProps<T extends Identified> = Pick<ListRowsProps<T>, 'list' | 'name' | 'onAdd'>;

const Empty = <T extends Identified>({ list: { query }, name, onAdd }: EmptyProps<T>) => {
  const t = useT();
  const { search } = query.value;
  if (search) return <NoMatch search={search} onClear={() => query.search('')} />;
  return (
    <EmptyState text={t('global.noItems', { name })}>
      {onAdd && (
        <button type="button" className="btn btn-outline-primary" onClick={onAdd}>
          {t('entity.action.addFirst')}
        </button>
      )}
    </EmptyState>
  );
};

interface ListRowsProps<T extends Identified> {
  list: ListController<T>;
  /** What the list holds, in the words of its title. */
  name: string;
  /** Creates the first record of an empty list, if the section has only one way to create records. */
  onAdd?: () => void;
  /** What is shown instead of the rows until the first ones arrive. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** The states of a list's rows: loading, failed, empty. */
export const ListRows = <T extends Identified>(props: ListRowsProps<T>) => {
  const { list, skeleton, children } = props;
  const { loading, isFirst, failed, error, reload } = list.request;
  if (failed) return <LoadFailureChunk error={error} onRetry={() => void reload()} />;
  if (isFirst) return skeleton;
  return list.page.rows.length === 0 && !loading ? <Empty {...props} /> : children;
};

export interface ListBodyProps<T extends Identified> extends ListRowsProps<T> {
  /** The message after a record was saved. */
  savedText?: MessageKey;
  /** The label of the search box, if a section can be more precise about what it finds. */
  searchLabel?: MessageKey;
  /** Further actions on the list, after its search and count. */
  menu?: ReactNode;
}

/** Search, total, the states of a list's rows, pager and alerts: a frame's body, for sections with their own header. */
export const ListBody = <T extends Identified>(props: ListBodyProps<T>) => {
  const { list, savedText, searchLabel = 'entity.action.search', menu, ...rows } = props;
  const t = useT();
  const { page, request, query } = list;
  return (
    <>
      <div className="list-tools">
        {query.maxSearchLength !== 0 && (
          <SearchBox
            value={query.value.search}
            label={t(searchLabel)}
            maxLength={query.maxSearchLength}
            onSearch={query.search}
          />
        )}
        {!request.failed && !request.isFirst && (
          <ItemCount
            page={query.value.page}
            size={page.size}
            rows={page.rows.length}
            total={page.total}
            isTotalUnknown={page.isTotalUnknown}
          />
        )}
        {menu}
      </div>
      {query.isUnordered && <InlineAlert kind="info">{t('lists.orderRefused')}</InlineAlert>}
      <ListRows list={list} {...rows} />
      <Pager page={query.value.page} lastPage={request.failed ? 1 : page.lastPage} onPage={query.goToPage} />
      <ListAlerts list={list} savedText={savedText} />
    </>
  );
};
