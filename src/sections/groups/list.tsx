import { choice, yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { ConfirmRemoveThenWait, Edit } from 'shared/crud/row-actions';
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
