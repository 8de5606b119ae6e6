import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { yesNo } from 'ui/table/columns';
import { medicalCalculators } from './duck';
import { medicalCalculator } from './record';

const More = rowMenu(duplicateAs(medicalCalculator));

const MedicalCalculatorList = () => (
  <ListPage
    duck={medicalCalculators}
    i18n="medicalCalculators"
    columns={['id', 'name', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove, More]}
  />
);

export default MedicalCalculatorList;
