import { ManagePage } from 'crud/form/manage-page';
import { FormulaAdvice } from 'medical/formula-advice';
import { FormulaFields } from 'medical/formula-fields';
import { fields } from 'ui/form/fields';
import { medicalCalculators } from './duck';
import { hintsOfCalculator } from './formula-hints';
import { FormulaParams } from './formula-params';
import { medicalCalculator } from './record';

const { Choice, LongTexts } = fields(medicalCalculator);

const MedicalCalculatorManage = () => (
  <ManagePage duck={medicalCalculators} i18n="medicalCalculators" record={medicalCalculator} measure="rows">
    <FormulaFields />
    <Choice name="specificView" required />
    <FormulaParams />
    <FormulaAdvice hintsOf={hintsOfCalculator} />
    <LongTexts />
  </ManagePage>
);

export default MedicalCalculatorManage;
