import { names, yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemoveThenWait, Edit } from 'shared/crud/row-actions';
import { medicineLeaflets } from './duck';
import type { MedicineLeaflet } from './model';

const MedicineLeafletList = () => (
  <ListPage
    duck={medicineLeaflets}
    i18n="medicineLeaflets"
    columns={['id', 'name', yesNo('available'), names<MedicineLeaflet>('children')]}
    actions={[Edit, ConfirmRemoveThenWait]}
  />
);

export default MedicineLeafletList;
