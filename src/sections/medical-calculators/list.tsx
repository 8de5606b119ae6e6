import { yesNo } from 'ui/table/columns';
import { ListPage } from 'crud/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/row-actions';
import { rowMenu } from 'crud/row-menu';
import { medicalCalculators } from './duck';
import { blank, copyOf } from './model';

const More = rowMenu(duplicateAs(blank, copyOf));

const MedicalCalculatorList = () => (
  <ListPage
    duck={medicalCalculators}
    i18n="medicalCalculators"
    columns={['id', 'name', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove, More]}
  />
);

export default MedicalCalculatorList;
