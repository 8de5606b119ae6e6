import { yesNo } from 'ui/table/columns';
import { ListPage } from 'crud/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/row-actions';
import { medicalScores } from './duck';
import { blank, copyOf } from './model';

const Duplicate = duplicateAs(blank, copyOf);

const MedicalScoreList = () => (
  <ListPage
    duck={medicalScores}
    i18n="medicalScores"
    columns={['id', 'name', 'category', yesNo('isAvailableForFree')]}
    actions={[Edit, Duplicate, ConfirmRemove]}
  />
);

export default MedicalScoreList;
