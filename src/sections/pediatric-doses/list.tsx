import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { names, yesNo } from 'ui/table/columns';
import { pediatricDoses } from './duck';
import { type PediatricDose, pediatricDose } from './record';

const More = rowMenu(duplicateAs(pediatricDose));

const PediatricDoseList = () => (
  <ListPage
    duck={pediatricDoses}
    i18n="pediatricDoses"
    columns={['id', 'name', names<PediatricDose>('category'), yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove, More]}
  />
);

export default PediatricDoseList;
