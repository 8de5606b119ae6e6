import { LinkedRecords } from 'crud/form/linked-records';
import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { medicineLeafletHeads } from 'sections/medicine-leaflets/duck';
import { fields } from 'ui/form/fields';
import { doseChecks } from './checks';
import { DoseContents } from './dose-contents';
import { pediatricDoseCategories, pediatricDoses, pediatricDoseSynonyms } from './duck';
import { type PediatricDose, pediatricDose } from './record';

const { Text, Check, Choice, LongTexts } = fields(pediatricDose);
const { One, Words } = optionFields<PediatricDose>();

const PediatricDoseManage = () => (
  <ManagePage
    duck={pediatricDoses}
    i18n="pediatricDoses"
    record={pediatricDose}
    checks={doseChecks}
    aside={<LinkedRecords name="medicineLeaflet" section="medicine-leaflets" />}
  >
    <Text name="name" required />
    <Words name="synonyms" from={pediatricDoseSynonyms} />
    <Check name="isAvailableForFree" hint="entity.hint.free" />
    <One name="category" from={pediatricDoseCategories} />
    <One name="medicineLeaflet" from={medicineLeafletHeads} />
    <Choice name="inputType" required />
    <Text name="inputValidationFormula" />
    <DoseContents />
    <LongTexts />
  </ManagePage>
);

export default PediatricDoseManage;
