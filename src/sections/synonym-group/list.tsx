import { useT } from 'core/i18n/use-t';
import { ListMenu } from 'crud/list/list-menu';
import { ListFrame } from 'crud/list/list-page';
import { useList } from 'crud/list/use-list';
import { keysOfRecords } from 'lib/distinct-keys';
import { columnsOf, names } from 'ui/table/columns';
import { TableSkeleton } from 'ui/table/data-table';
import { synonymGroups } from './duck';
import { GroupCard } from './group-card';
import type { SynonymGroup } from './record';

/** The columns of an exported file: what a card shows. */
const COLUMNS = columnsOf<SynonymGroup>(['name', names('synonymWords')]);

/** Cards, three in a row (R101). */
const SynonymGroupList = () => {
  const t = useT();
  const list = useList(synonymGroups);
  const keys = keysOfRecords(list.page.rows);
  return (
    <ListFrame
      list={list}
      i18n="synonymGroup"
      menu={<ListMenu page={list.page} i18n="synonymGroup" columns={COLUMNS} keepsSearches addsMany />}
      skeleton={<TableSkeleton columns={3} rows={3} />}
    >
      <ul className="card-grid" aria-label={t('synonymGroup.title')} aria-busy={list.request.loading}>
        {list.page.rows.map((group, index) => (
          <GroupCard key={keys[index]} group={group} list={list} />
        ))}
      </ul>
    </ListFrame>
  );
};

export default SynonymGroupList;
