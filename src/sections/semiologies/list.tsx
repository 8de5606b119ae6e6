import { yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, Edit } from 'shared/crud/row-actions';
import { semiologies } from './duck';

const SemiologyList = () => (
  <ListPage
    duck={semiologies}
    i18n="semiologies"
    columns={['id', 'name', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove]}
  />
);

export default SemiologyList;
