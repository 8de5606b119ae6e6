import { LinkedRecords } from 'crud/form/linked-records';
import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { laboratoryGroups } from 'sections/laboratory-groups/duck';
import { fields } from 'ui/form/fields';
import { laboratories, laboratorySynonyms } from './duck';
import { type Laboratory, laboratory } from './record';

const { Text, Check, LongTexts } = fields<Laboratory>();
const { Many } = optionFields<Laboratory>();

const LaboratoryManage = () => (
  <ManagePage
    duck={laboratories}
    i18n="laboratories"
    record={laboratory}
    aside={<LinkedRecords name="groups" section="laboratory-groups" />}
  >
    <Text name="name" required />
    <Text name="category" />
    <Check name="isAvailableForFree" hint="entity.hint.free" />
    <Many name="synonyms" from={laboratorySynonyms} add={laboratorySynonyms.save} />
    <Many name="groups" from={laboratoryGroups} />
    <LongTexts />
  </ManagePage>
);

export default LaboratoryManage;
