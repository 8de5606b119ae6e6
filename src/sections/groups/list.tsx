import { choice, yesNo } from 'ui/table/columns';
import { ListPage } from 'crud/list-page';
import { ConfirmRemoveThenWait, Edit } from 'crud/row-actions';
import { groups } from './duck';
import type { Group } from './model';

const GroupList = () => (
  <ListPage
    duck={groups}
    i18n="groups"
    columns={['name', yesNo('displayLevelsBelow'), choice<Group>('groups', 'category')]}
    actions={[Edit, ConfirmRemoveThenWait]}
  />
);

export default GroupList;
