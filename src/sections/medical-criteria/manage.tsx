import { ManagePage } from 'crud/form/manage-page';
import { FormulaAdvice } from 'features/medical/formula-advice';
import { FormulaFields } from 'features/medical/formula-fields';
import { bracketHints } from 'features/medical/formula-hints';
import { fields } from 'ui/form/fields';
import { medicalCriteria } from './duck';
import { blank, type MedicalCriterion, rules, texts } from './model';

const { LongTexts } = fields<MedicalCriterion>();

const MedicalCriterionManage = () => (
  <ManagePage duck={medicalCriteria} i18n="medicalCriteria" blank={blank} rules={rules} texts={texts}>
    <FormulaFields />
    <FormulaAdvice hintsOf={bracketHints} />
    <LongTexts />
  </ManagePage>
);

export default MedicalCriterionManage;
