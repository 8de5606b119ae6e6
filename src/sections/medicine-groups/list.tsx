import { choice } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemoveThenWait, Edit } from 'shared/crud/row-actions';
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
