import { ManagePage } from 'crud/form/manage-page';
import { FormulaAdvice } from 'features/medical/formula-advice';
import { FormulaFields } from 'features/medical/formula-fields';
import { fields } from 'ui/form/fields';
import { medicalCalculators } from './duck';
import { hintsOf } from './formula-hints';
import { FormulaParams } from './formula-params';
import { blank, type MedicalCalculator, rules, SPECIFIC_VIEWS, texts } from './model';

const { Choice, LongTexts } = fields<MedicalCalculator>();

const MedicalCalculatorManage = () => (
  <ManagePage
    duck={medicalCalculators}
    i18n="medicalCalculators"
    blank={blank}
    rules={rules}
    texts={texts}
    measure="rows"
  >
    <FormulaFields />
    <Choice name="specificView" options={SPECIFIC_VIEWS} required />
    <FormulaParams />
    <FormulaAdvice hintsOf={hintsOf} />
    <LongTexts />
  </ManagePage>
);

export default MedicalCalculatorManage;
