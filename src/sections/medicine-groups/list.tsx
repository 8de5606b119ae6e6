import { choice } from 'ui/table/columns';
import { ListPage } from 'crud/list-page';
import { ConfirmRemoveThenWait, Edit } from 'crud/row-actions';
import { medicineGroups } from './duck';
import type { MedicineGroup } from './model';

const MedicineGroupList = () => (
  <ListPage
    duck={medicineGroups}
    i18n="medicineGroups"
    columns={['name', choice<MedicineGroup>('medicineGroups', 'type')]}
    actions={[Edit, ConfirmRemoveThenWait]}
  />
);

export default MedicineGroupList;
