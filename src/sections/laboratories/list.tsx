import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { yesNo } from 'ui/table/columns';
import { laboratories } from './duck';
import { laboratory } from './record';

const More = rowMenu(duplicateAs(laboratory));

const LaboratoryList = () => (
  <ListPage
    duck={laboratories}
    i18n="laboratories"
    columns={['id', 'name', 'category', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove, More]}
    addsMany
  />
);

export default LaboratoryList;
