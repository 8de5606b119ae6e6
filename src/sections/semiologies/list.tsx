import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { yesNo } from 'ui/table/columns';
import { semiologies } from './duck';
import { blank, copyOf } from './model';

const More = rowMenu(duplicateAs(blank, copyOf));

const SemiologyList = () => (
  <ListPage
    duck={semiologies}
    i18n="semiologies"
    columns={['id', 'name', yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove, More]}
  />
);

export default SemiologyList;
