import { yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, Edit } from 'shared/crud/row-actions';
import { medicalCriteria } from './duck';

const MedicalCriterionList = () => (
  <ListPage
    duck={medicalCriteria}
    i18n="medicalCriteria"
    columns={['id', 'name', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove]}
  />
);

export default MedicalCriterionList;
