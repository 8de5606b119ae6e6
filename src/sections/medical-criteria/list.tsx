import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { yesNo } from 'ui/table/columns';
import { medicalCriteria } from './duck';
import { medicalCriterion } from './record';

const More = rowMenu(duplicateAs(medicalCriterion));

const MedicalCriterionList = () => (
  <ListPage
    duck={medicalCriteria}
    i18n="medicalCriteria"
    columns={['id', 'name', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove, More]}
  />
);

export default MedicalCriterionList;
