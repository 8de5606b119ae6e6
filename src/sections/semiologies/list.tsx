import { yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'shared/crud/row-actions';
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
