import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { yesNo } from 'ui/table/columns';
import { diseases } from './duck';
import { PendingBadge } from './pending-badge';
import { disease } from './record';

const More = rowMenu(duplicateAs(disease));

const DiseaseList = () => (
  <ListPage
    duck={diseases}
    i18n="diseases"
    columns={['id', 'name', 'cid', 'dsm', yesNo('free')]}
    actions={[PendingBadge, Edit, ConfirmRemove, More]}
  />
);

export default DiseaseList;
