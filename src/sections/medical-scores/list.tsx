import { yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, Edit } from 'shared/crud/row-actions';
import { medicalScores } from './duck';

const MedicalScoreList = () => (
  <ListPage
    duck={medicalScores}
    i18n="medicalScores"
    columns={['id', 'name', 'category', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove]}
  />
);

export default MedicalScoreList;
