import { LinkedRecords } from 'crud/form/linked-records';
import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { medicineGroups } from 'sections/medicine-groups/duck';
import { fields } from 'ui/form/fields';
import { CommercialNamesField } from './commercial-names-field';
import { medicineLeaflets, substances } from './duck';
import { type MedicineLeaflet, medicineLeaflet } from './record';

const { Text, Check, LongTexts } = fields<MedicineLeaflet>();
const { Many } = optionFields<MedicineLeaflet>();

const MedicineLeafletManage = () => (
  <ManagePage
    duck={medicineLeaflets}
    i18n="medicineLeaflets"
    record={medicineLeaflet}
    aside={<LinkedRecords name="medicineGroups" section="medicine-groups" />}
  >
    <Text name="name" required />
    <Check name="available" hint="entity.hint.available" />
    <Check name="free" hint="entity.hint.free" />
    <Many name="medicineGroups" from={medicineGroups} />
    <Many name="substances" from={substances} />
    <CommercialNamesField />
    <LongTexts />
  </ManagePage>
);

export default MedicineLeafletManage;
