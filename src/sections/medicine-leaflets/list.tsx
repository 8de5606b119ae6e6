import { names, yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemoveThenWait, duplicateAs, Edit } from 'shared/crud/row-actions';
import { medicineLeaflets } from './duck';
import { blank, copyOf, type MedicineLeaflet } from './model';

const Duplicate = duplicateAs(blank, copyOf);

const MedicineLeafletList = () => (
  <ListPage
    duck={medicineLeaflets}
    i18n="medicineLeaflets"
    columns={['id', 'name', yesNo('available'), names<MedicineLeaflet>('children')]}
    actions={[Edit, Duplicate, ConfirmRemoveThenWait]}
  />
);

export default MedicineLeafletList;
