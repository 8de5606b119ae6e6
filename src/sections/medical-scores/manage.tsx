import { ManagePage } from 'shared/crud/manage-page';
import { fields } from 'shared/form/fields';
import { FormulaAdvice } from 'shared/medical/formula-advice';
import { FormulaFields } from 'shared/medical/formula-fields';
import { bracketHints } from 'shared/medical/formula-hints';
import { medicalScores } from './duck';
import { blank, rules, texts, type MedicalScore } from './model';

const { Text, LongTexts } = fields<MedicalScore>();

const MedicalScoreManage = () => (
  <ManagePage duck={medicalScores} i18n="medicalScores" blank={blank} rules={rules}>
    <FormulaFields />
    <FormulaAdvice hintsOf={bracketHints} />
    <Text name="category" />
    <LongTexts texts={texts} />
  </ManagePage>
);

export default MedicalScoreManage;
