import { names, yesNo } from 'ui/table/columns';
import { ListPage } from 'crud/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/row-actions';
import { pediatricDoses } from './duck';
import { blank, copyOf, type PediatricDose } from './model';

const Duplicate = duplicateAs(blank, copyOf);

const PediatricDoseList = () => (
  <ListPage
    duck={pediatricDoses}
    i18n="pediatricDoses"
    columns={['id', 'name', names<PediatricDose>('category'), yesNo('isAvailableForFree')]}
    actions={[Edit, Duplicate, ConfirmRemove]}
  />
);

export default PediatricDoseList;
