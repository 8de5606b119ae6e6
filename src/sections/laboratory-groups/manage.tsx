import { LinkedRecords } from 'crud/form/linked-records';
import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { fields } from 'ui/form/fields';
import { laboratoryGroups } from './duck';
import { type LaboratoryGroup, laboratoryGroup } from './record';

const { Text } = fields<LaboratoryGroup>();
const { Many } = optionFields<LaboratoryGroup>();

const LaboratoryGroupManage = () => (
  <ManagePage
    duck={laboratoryGroups}
    i18n="laboratoryGroups"
    record={laboratoryGroup}
    aside={<LinkedRecords name="children" section="laboratory-groups" />}
  >
    <Text name="name" required />
    <Many name="children" from={laboratoryGroups} exceptSelf />
  </ManagePage>
);

export default LaboratoryGroupManage;
