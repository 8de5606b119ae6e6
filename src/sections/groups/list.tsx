import { ListPage } from 'crud/list/list-page';
import { ConfirmRemoveThenWait, Edit, type RowAction } from 'crud/list/row-actions';
import { choice, yesNo } from 'ui/table/columns';
import { groups } from './duck';
import type { Group } from './model';

/** Its dialog names the child groups. */
const Remove: RowAction<Group> = ({ row, list }) => (
  <ConfirmRemoveThenWait
    row={row}
    list={list}
    uses={{ label: 'groups.fields.childrenGroups', records: row.childrenGroups }}
  />
);

const GroupList = () => (
  <ListPage
    duck={groups}
    i18n="groups"
    columns={['name', yesNo('displayLevelsBelow'), choice<Group>('groups', 'category')]}
    actions={[Edit, Remove]}
  />
);

export default GroupList;
