import { LinkedRecords } from 'crud/form/linked-records';
import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import { FormulaAdvice } from 'medical/formula-advice';
import { medicineLeafletHeads } from 'sections/medicine-leaflets/duck';
import { fields } from 'ui/form/fields';
import { DoseContents } from './dose-contents';
import { pediatricDoseCategories, pediatricDoses, pediatricDoseSynonyms } from './duck';
import { hintsOfDose } from './formula-hints';
import { type PediatricDose, pediatricDose } from './record';

const { Text, Check, Choice, LongTexts } = fields(pediatricDose);
const { One, Words } = optionFields<PediatricDose>();

const PediatricDoseManage = () => (
  <ManagePage
    duck={pediatricDoses}
    i18n="pediatricDoses"
    record={pediatricDose}
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
    <FormulaAdvice hintsOf={hintsOfDose} />
    <LongTexts />
  </ManagePage>
);

export default PediatricDoseManage;
