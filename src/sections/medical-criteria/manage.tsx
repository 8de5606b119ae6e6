import { ManagePage } from 'crud/form/manage-page';
import { formulaChecks } from 'medical/formula-checks';
import { FormulaFields } from 'medical/formula-fields';
import { fields } from 'ui/form/fields';
import { medicalCriteria } from './duck';
import { type MedicalCriterion, medicalCriterion } from './record';

const { LongTexts } = fields<MedicalCriterion>();

const MedicalCriterionManage = () => (
  <ManagePage duck={medicalCriteria} i18n="medicalCriteria" record={medicalCriterion} checks={formulaChecks}>
    <FormulaFields />
    <LongTexts />
  </ManagePage>
);

export default MedicalCriterionManage;
