import { ListPage } from 'crud/list-page';
import { ConfirmRemove, Edit } from 'crud/row-actions';
import { laboratoryGroups } from './duck';

const LaboratoryGroupList = () => (
  <ListPage duck={laboratoryGroups} i18n="laboratoryGroups" columns={['name']} actions={[Edit, ConfirmRemove]} />
);

export default LaboratoryGroupList;
