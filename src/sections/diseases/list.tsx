import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { yesNo } from 'ui/table/columns';
import { diseases } from './duck';
import { blank, copyOf } from './model';
import { PendingBadge } from './pending-badge';

const More = rowMenu(duplicateAs(blank, copyOf));

const DiseaseList = () => (
  <ListPage
    duck={diseases}
    i18n="diseases"
    columns={['id', 'name', 'cid', 'dsm', yesNo('free')]}
    actions={[PendingBadge, Edit, ConfirmRemove, More]}
  />
);

export default DiseaseList;
