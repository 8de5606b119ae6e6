import { names, yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, Edit } from 'shared/crud/row-actions';
import { pediatricDoses } from './duck';
import type { PediatricDose } from './model';

const PediatricDoseList = () => (
  <ListPage
    duck={pediatricDoses}
    i18n="pediatricDoses"
    columns={['id', 'name', names<PediatricDose>('category'), yesNo('isAvailableForFree')]}
    actions={[Edit, ConfirmRemove]}
  />
);

export default PediatricDoseList;
