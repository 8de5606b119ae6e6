import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { pendingMark } from 'sections/sync-resume/duck';
import { yesNo } from 'ui/table/columns';
import { diseases } from './duck';
import { type Disease, disease } from './record';

const Pending = pendingMark<Disease>('DISEASE');

const More = rowMenu(duplicateAs(disease));

const DiseaseList = () => (
  <ListPage
    duck={diseases}
    i18n="diseases"
    columns={['id', 'name', 'cid', 'dsm', yesNo('free')]}
    actions={[Pending, Edit, ConfirmRemove, More]}
  />
);

export default DiseaseList;
