import { yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemove, Edit } from 'shared/crud/row-actions';
import { diseases } from './duck';
import { PendingBadge } from './pending-badge';

const DiseaseList = () => (
  <ListPage
    duck={diseases}
    i18n="diseases"
    columns={['id', 'name', 'cid', 'dsm', yesNo('free')]}
    actions={[PendingBadge, Edit, ConfirmRemove]}
  />
);

export default DiseaseList;
