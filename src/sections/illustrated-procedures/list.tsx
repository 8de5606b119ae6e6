import { yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, Edit } from 'shared/crud/row-actions';
import { illustratedProcedures } from './duck';

const IllustratedProcedureList = () => (
  <ListPage
    duck={illustratedProcedures}
    i18n="illustratedProcedures"
    columns={['id', 'name', yesNo('free')]}
    actions={[Edit, ConfirmRemove]}
  />
);

export default IllustratedProcedureList;
