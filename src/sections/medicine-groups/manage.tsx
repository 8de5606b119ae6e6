import { LinkedRecords } from 'crud/form/linked-records';
import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { fields } from 'ui/form/fields';
import { medicineGroups } from './duck';
import { type MedicineGroup, medicineGroup } from './record';

const { Text, Choice } = fields(medicineGroup);
const { One, Many } = optionFields<MedicineGroup>();

const MedicineGroupManage = () => (
  <ManagePage
    duck={medicineGroups}
    i18n="medicineGroups"
    record={medicineGroup}
    aside={<LinkedRecords name="children" section="medicine-groups" />}
  >
    <Text name="name" required />
    <Choice name="type" required />
    <One name="parent" from={medicineGroups} exceptSelf />
    <Many name="children" from={medicineGroups} exceptSelf />
  </ManagePage>
);

export default MedicineGroupManage;
