import { yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, Edit } from 'shared/crud/row-actions';
import { medicalCalculators } from './duck';

const MedicalCalculatorList = () => (
  <ListPage
    duck={medicalCalculators}
    i18n="medicalCalculators"
    columns={['id', 'name', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove]}
  />
);

export default MedicalCalculatorList;
