import { ListPage } from 'crud/list/list-page';
import { ConfirmRemoveThenWait, Edit, type RowAction } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { WhereUsed } from 'crud/list/where-used';
import { choice } from 'ui/table/columns';
import { medicineGroups } from './duck';
import type { MedicineGroup } from './record';

const More = rowMenu<MedicineGroup>(WhereUsed);

/** Its dialog names the child groups. */
const Remove: RowAction<MedicineGroup> = ({ row, tools }) => (
  <ConfirmRemoveThenWait
    row={row}
    tools={tools}
    isShared
    uses={{ label: 'medicineGroups.fields.children', records: row.children }}
  />
);

const MedicineGroupList = () => (
  <ListPage
    duck={medicineGroups}
    i18n="medicineGroups"
    columns={['name', choice<MedicineGroup>('medicineGroups', 'type')]}
    actions={[Edit, Remove, More]}
    addsMany
  />
);

export default MedicineGroupList;
