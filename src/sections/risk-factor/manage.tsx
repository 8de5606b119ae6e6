import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { LiveAgeRange } from 'features/medical/live-age-range';
import { fields } from 'ui/form/fields';
import { riskFactors } from './duck';
import { blank, GENDERS, type RiskFactor, rules } from './model';

const { Text, Check, Choice, Number } = fields<RiskFactor>();

const RiskFactorManage = () => (
  <ManagePage duck={riskFactors} i18n="riskFactor" blank={blank} rules={rules} failureOf={textOfSaveError}>
    <Text name="name" required />
    <Choice name="riskFactorGender" options={GENDERS} required />
    <div className="field-grid wide-fields">
      <Check name="isPregnant" />
      <Check name="lowerThanOneMonth" />
    </div>
    <div className="field-grid">
      <Number name="startAge" kind="whole" />
      <Number name="endAge" kind="whole" />
    </div>
    <LiveAgeRange start="startAge" end="endAge" />
  </ManagePage>
);

export default RiskFactorManage;
