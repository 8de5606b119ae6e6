import { ListPage } from 'crud/list/list-page';
import { ConfirmRemoveThenWait, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { names, yesNo } from 'ui/table/columns';
import { medicineLeaflets } from './duck';
import { blank, copyOf, type MedicineLeaflet } from './model';

const More = rowMenu(duplicateAs(blank, copyOf));

const MedicineLeafletList = () => (
  <ListPage
    duck={medicineLeaflets}
    i18n="medicineLeaflets"
    columns={['id', 'name', yesNo('available'), names<MedicineLeaflet>('children')]}
    actions={[Edit, ConfirmRemoveThenWait, More]}
  />
);

export default MedicineLeafletList;
