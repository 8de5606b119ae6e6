import { names, yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'shared/crud/row-actions';
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
