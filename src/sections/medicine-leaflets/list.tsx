import { ListPage } from 'crud/list/list-page';
import { ConfirmRemoveThenWait, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { names, yesNo } from 'ui/table/columns';
import { medicineLeaflets } from './duck';
import { type MedicineLeaflet, medicineLeaflet } from './record';

const More = rowMenu(duplicateAs(medicineLeaflet));

const MedicineLeafletList = () => (
  <ListPage
    duck={medicineLeaflets}
    i18n="medicineLeaflets"
    columns={['id', 'name', yesNo('available'), names<MedicineLeaflet>('children')]}
    actions={[Edit, ConfirmRemoveThenWait, More]}
  />
);

export default MedicineLeafletList;
