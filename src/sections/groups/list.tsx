import { ListPage } from 'crud/list/list-page';
import { ConfirmRemoveThenWait, Edit, type RowAction } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { WhereUsed } from 'crud/list/where-used';
import { choice, yesNo } from 'ui/table/columns';
import { groups } from './duck';
import type { Group } from './record';

const More = rowMenu<Group>(WhereUsed);

/** Its dialog names the child groups. */
const Remove: RowAction<Group> = ({ row, tools }) => (
  <ConfirmRemoveThenWait
    row={row}
    tools={tools}
    isShared
    uses={{ label: 'groups.fields.childrenGroups', records: row.childrenGroups }}
  />
);

const GroupList = () => (
  <ListPage
    duck={groups}
    i18n="groups"
    columns={['name', yesNo('displayLevelsBelow'), choice<Group>('groups', 'category')]}
    actions={[Edit, Remove, More]}
  />
);

export default GroupList;
