import { yesNo } from 'ui/table/columns';
import { ListPage } from 'crud/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/row-actions';
import { laboratories } from './duck';
import { blank, copyOf } from './model';

const Duplicate = duplicateAs(blank, copyOf);

const LaboratoryList = () => (
  <ListPage
    duck={laboratories}
    i18n="laboratories"
    columns={['id', 'name', 'category', yesNo('isAvailableForFree')]}
    actions={[Edit, Duplicate, ConfirmRemove]}
  />
);

export default LaboratoryList;
