import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { yesNo } from 'ui/table/columns';
import { medicalScores } from './duck';
import { medicalScore } from './record';

const More = rowMenu(duplicateAs(medicalScore));

const MedicalScoreList = () => (
  <ListPage
    duck={medicalScores}
    i18n="medicalScores"
    columns={['id', 'name', 'category', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove, More]}
  />
);

export default MedicalScoreList;
