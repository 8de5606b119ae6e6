import { LinkedRecords } from 'crud/form/linked-records';
import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { fields } from 'ui/form/fields';
import { groups } from './duck';
import { GroupPictureField } from './picture-field';
import { type Group, group } from './record';

const { Text, Check, Choice } = fields(group);
const { Many } = optionFields<Group>();

const GroupManage = () => (
  <ManagePage
    duck={groups}
    i18n="groups"
    record={group}
    aside={<LinkedRecords name="childrenGroups" section="groups" />}
  >
    <Text name="name" />
    <Check name="displayLevelsBelow" />
    <Choice name="category" />
    <Many name="childrenGroups" from={groups} exceptSelf />
    <GroupPictureField />
  </ManagePage>
);

export default GroupManage;
