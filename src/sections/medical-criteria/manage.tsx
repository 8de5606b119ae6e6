import { ManagePage } from 'crud/form/manage-page';
import { FormulaAdvice } from 'medical/formula-advice';
import { FormulaFields } from 'medical/formula-fields';
import { bracketHints } from 'medical/formula-hints';
import { fields } from 'ui/form/fields';
import { medicalCriteria } from './duck';
import { type MedicalCriterion, medicalCriterion } from './record';

const { LongTexts } = fields<MedicalCriterion>();

const MedicalCriterionManage = () => (
  <ManagePage duck={medicalCriteria} i18n="medicalCriteria" record={medicalCriterion}>
    <FormulaFields />
    <FormulaAdvice hintsOf={bracketHints} />
    <LongTexts />
  </ManagePage>
);

export default MedicalCriterionManage;
