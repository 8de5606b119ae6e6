import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { yesNo } from 'ui/table/columns';
import { medicalScores } from './duck';
import { blank, copyOf } from './model';

const More = rowMenu(duplicateAs(blank, copyOf));

const MedicalScoreList = () => (
  <ListPage
    duck={medicalScores}
    i18n="medicalScores"
    columns={['id', 'name', 'category', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove, More]}
  />
);

export default MedicalScoreList;
