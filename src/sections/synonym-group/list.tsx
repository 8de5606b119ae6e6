import { ListFrame } from 'shared/crud/list-page';
import { ConfirmRemove, Edit } from 'shared/crud/row-actions';
import { useList } from 'shared/crud/use-list';
import { useT } from 'shared/i18n/use-t';
import { TableSkeleton } from 'shared/ui/data-table';
import { synonymGroups } from './duck';

/** Cards, three in a row (spec 2.6). */
const SynonymGroupList = () => {
  const t = useT();
  const list = useList(synonymGroups);
  return (
    <ListFrame list={list} i18n="synonymGroup" skeleton={<TableSkeleton columns={3} rows={3} />}>
      <ul className="card-grid" aria-label={t('synonymGroup.title')} aria-busy={list.loading}>
        {list.rows.map(group => (
          <li key={group.id} className={group.id === list.savedId ? 'marked-row' : undefined} data-cy="entityTable">
            <h2>
              <button type="button" className="btn btn-link record-link" onClick={() => list.edit(group)}>
                {group.name}
              </button>
            </h2>
            <p>{group.synonymWords.map(({ name }) => name).join(', ')}</p>
            <div className="row-actions">
              <Edit row={group} list={list} />
              <ConfirmRemove row={group} list={list} />
            </div>
          </li>
        ))}
      </ul>
    </ListFrame>
  );
};

export default SynonymGroupList;
