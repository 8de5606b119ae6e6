import { yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'shared/crud/row-actions';
import { diseases } from './duck';
import { blank, copyOf } from './model';
import { PendingBadge } from './pending-badge';

const Duplicate = duplicateAs(blank, copyOf);

const DiseaseList = () => (
  <ListPage
    duck={diseases}
    i18n="diseases"
    columns={['id', 'name', 'cid', 'dsm', yesNo('free')]}
    actions={[PendingBadge, Edit, Duplicate, ConfirmRemove]}
  />
);

export default DiseaseList;
