import { LinkedRecords } from 'crud/form/linked-records';
import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { fields } from 'ui/form/fields';
import { groups } from './duck';
import { blank, CATEGORIES, type Group, rules } from './model';
import { GroupPictureField } from './picture-field';

const { Text, Check, Choice } = fields<Group>();
const { Many } = optionFields<Group>();

const GroupManage = () => (
  <ManagePage
    duck={groups}
    i18n="groups"
    blank={blank}
    rules={rules}
    aside={<LinkedRecords name="childrenGroups" section="groups" />}
  >
    <Text name="name" />
    <Check name="displayLevelsBelow" />
    <Choice name="category" options={CATEGORIES} />
    <Many name="childrenGroups" from={groups} exceptSelf />
    <GroupPictureField />
  </ManagePage>
);

export default GroupManage;
