import { yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, Edit } from 'shared/crud/row-actions';
import { laboratories } from './duck';

const LaboratoryList = () => (
  <ListPage
    duck={laboratories}
    i18n="laboratories"
    columns={['id', 'name', 'category', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove]}
  />
);

export default LaboratoryList;
