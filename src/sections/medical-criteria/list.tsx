import { yesNo } from 'ui/table/columns';
import { ListPage } from 'crud/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/row-actions';
import { medicalCriteria } from './duck';
import { blank, copyOf } from './model';

const Duplicate = duplicateAs(blank, copyOf);

const MedicalCriterionList = () => (
  <ListPage
    duck={medicalCriteria}
    i18n="medicalCriteria"
    columns={['id', 'name', yesNo('isAvailableForFree')]}
    actions={[Edit, Duplicate, ConfirmRemove]}
  />
);

export default MedicalCriterionList;
