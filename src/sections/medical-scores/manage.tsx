import { ManagePage } from 'crud/form/manage-page';
import { FormulaAdvice } from 'medical/formula-advice';
import { FormulaFields } from 'medical/formula-fields';
import { bracketHints } from 'medical/formula-hints';
import { fields } from 'ui/form/fields';
import { medicalScores } from './duck';
import { type MedicalScore, medicalScore } from './record';

const { Text, LongTexts } = fields<MedicalScore>();

const MedicalScoreManage = () => (
  <ManagePage duck={medicalScores} i18n="medicalScores" record={medicalScore}>
    <FormulaFields />
    <FormulaAdvice hintsOf={bracketHints} />
    <Text name="category" />
    <LongTexts />
  </ManagePage>
);

export default MedicalScoreManage;
