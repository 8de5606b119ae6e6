import { ManagePage } from 'crud/form/manage-page';
import { FormulaAdvice } from 'features/medical/formula-advice';
import { FormulaFields } from 'features/medical/formula-fields';
import { bracketHints } from 'features/medical/formula-hints';
import { fields } from 'ui/form/fields';
import { medicalScores } from './duck';
import { blank, type MedicalScore, rules, texts } from './model';

const { Text, LongTexts } = fields<MedicalScore>();

const MedicalScoreManage = () => (
  <ManagePage duck={medicalScores} i18n="medicalScores" blank={blank} rules={rules} texts={texts}>
    <FormulaFields />
    <FormulaAdvice hintsOf={bracketHints} />
    <Text name="category" />
    <LongTexts />
  </ManagePage>
);

export default MedicalScoreManage;
