import { ManagePage } from 'crud/form/manage-page';
import { formulaChecks } from 'medical/formula-checks';
import { FormulaFields } from 'medical/formula-fields';
import { fields } from 'ui/form/fields';
import { medicalScores } from './duck';
import { type MedicalScore, medicalScore } from './record';

const { Text, LongTexts } = fields<MedicalScore>();

const MedicalScoreManage = () => (
  <ManagePage duck={medicalScores} i18n="medicalScores" record={medicalScore} checks={formulaChecks}>
    <FormulaFields />
    <Text name="category" />
    <LongTexts />
  </ManagePage>
);

export default MedicalScoreManage;
