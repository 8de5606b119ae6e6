import { ManagePage } from 'shared/crud/manage-page';
import { fields } from 'shared/form/fields';
import { FormulaAdvice } from 'shared/medical/formula-advice';
import { FormulaFields } from 'shared/medical/formula-fields';
import { bracketHints } from 'shared/medical/formula-hints';
import { medicalCriteria } from './duck';
import { blank, rules, texts, type MedicalCriterion } from './model';

const { LongTexts } = fields<MedicalCriterion>();

const MedicalCriterionManage = () => (
  <ManagePage duck={medicalCriteria} i18n="medicalCriteria" blank={blank} rules={rules}>
    <FormulaFields />
    <FormulaAdvice hintsOf={bracketHints} />
    <LongTexts texts={texts} />
  </ManagePage>
);

export default MedicalCriterionManage;
