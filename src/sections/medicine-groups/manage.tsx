import { LinkedRecords } from 'crud/form/linked-records';
import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { fields } from 'ui/form/fields';
import { medicineGroups } from './duck';
import { blank, type MedicineGroup, rules, TYPES } from './model';

const { Text, Choice } = fields<MedicineGroup>();
const { One, Many } = optionFields<MedicineGroup>();

const MedicineGroupManage = () => (
  <ManagePage
    duck={medicineGroups}
    i18n="medicineGroups"
    blank={blank}
    rules={rules}
    aside={<LinkedRecords name="children" section="medicine-groups" />}
  >
    <Text name="name" required />
    <Choice name="type" options={TYPES} required />
    <One name="parent" from={medicineGroups} exceptSelf />
    <Many name="children" from={medicineGroups} exceptSelf />
  </ManagePage>
);

export default MedicineGroupManage;
