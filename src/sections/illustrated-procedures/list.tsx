import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { yesNo } from 'ui/table/columns';
import { illustratedProcedures } from './duck';
import { illustratedProcedure } from './record';

const More = rowMenu(duplicateAs(illustratedProcedure));

const IllustratedProcedureList = () => (
  <ListPage
    duck={illustratedProcedures}
    i18n="illustratedProcedures"
    columns={['id', 'name', yesNo('free')]}
    actions={[Edit, ConfirmRemove, More]}
  />
);

export default IllustratedProcedureList;
