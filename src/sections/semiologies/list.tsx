import { yesNo } from 'ui/table/columns';
import { ListPage } from 'crud/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/row-actions';
import { semiologies } from './duck';
import { blank, copyOf } from './model';

const Duplicate = duplicateAs(blank, copyOf);

const SemiologyList = () => (
  <ListPage
    duck={semiologies}
    i18n="semiologies"
    columns={['id', 'name', yesNo('isAvailableForFree')]}
    actions={[Edit, Duplicate, ConfirmRemove]}
  />
);

export default SemiologyList;
