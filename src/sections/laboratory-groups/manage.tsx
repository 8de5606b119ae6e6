import { LinkedRecords } from 'crud/form/linked-records';
import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { fields } from 'ui/form/fields';
import { laboratoryGroups } from './duck';
import { blank, type LaboratoryGroup, rules } from './model';

const { Text } = fields<LaboratoryGroup>();
const { Many } = optionFields<LaboratoryGroup>();

const LaboratoryGroupManage = () => (
  <ManagePage
    duck={laboratoryGroups}
    i18n="laboratoryGroups"
    blank={blank}
    rules={rules}
    aside={<LinkedRecords name="children" section="laboratory-groups" />}
  >
    <Text name="name" required />
    <Many name="children" from={laboratoryGroups} exceptSelf />
  </ManagePage>
);

export default LaboratoryGroupManage;
