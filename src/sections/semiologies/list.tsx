import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { yesNo } from 'ui/table/columns';
import { semiologies } from './duck';
import { semiology } from './record';

const More = rowMenu(duplicateAs(semiology));

const SemiologyList = () => (
  <ListPage
    duck={semiologies}
    i18n="semiologies"
    columns={['id', 'name', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove, More]}
  />
);

export default SemiologyList;
