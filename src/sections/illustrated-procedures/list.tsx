import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { yesNo } from 'ui/table/columns';
import { illustratedProcedures } from './duck';
import { blank, copyOf } from './model';

const More = rowMenu(duplicateAs(blank, copyOf));

const IllustratedProcedureList = () => (
  <ListPage
    duck={illustratedProcedures}
    i18n="illustratedProcedures"
    columns={['id', 'name', yesNo('free')]}
    actions={[Edit, ConfirmRemove, More]}
  />
);

export default IllustratedProcedureList;
