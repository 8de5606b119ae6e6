import { ManagePage } from 'crud/form/manage-page';
import { FormulaFields } from 'medical/formula-fields';
import { fields } from 'ui/form/fields';
import { calculatorChecks } from './checks';
import { medicalCalculators } from './duck';
import { FormulaParams } from './formula-params';
import { medicalCalculator } from './record';

const { Choice, LongTexts } = fields(medicalCalculator);

const MedicalCalculatorManage = () => (
  <ManagePage
    duck={medicalCalculators}
    i18n="medicalCalculators"
    record={medicalCalculator}
    measure="rows"
    checks={calculatorChecks}
  >
    <FormulaFields />
    <Choice name="specificView" required />
    <FormulaParams />
    <LongTexts />
  </ManagePage>
);

export default MedicalCalculatorManage;
