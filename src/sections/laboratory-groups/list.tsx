import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, Edit, type RowAction } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { WhereUsed } from 'crud/list/where-used';
import { laboratoryGroups } from './duck';
import type { LaboratoryGroup } from './record';

const More = rowMenu<LaboratoryGroup>(WhereUsed);

/** Its dialog names the child groups. */
const Remove: RowAction<LaboratoryGroup> = ({ row, tools }) => (
  <ConfirmRemove
    row={row}
    tools={tools}
    isShared
    uses={{ label: 'laboratoryGroups.fields.children', records: row.children }}
  />
);

const LaboratoryGroupList = () => (
  <ListPage
    duck={laboratoryGroups}
    i18n="laboratoryGroups"
    columns={['name']}
    actions={[Edit, Remove, More]}
    addsMany
  />
);

export default LaboratoryGroupList;
