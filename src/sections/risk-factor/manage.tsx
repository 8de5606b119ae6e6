import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { LiveAgeRange } from 'features/medical/live-age-range';
import { FieldGrid } from 'ui/form/field-grid';
import { fields } from 'ui/form/fields';
import { riskFactors } from './duck';
import { blank, GENDERS, type RiskFactor, rules } from './model';

const { Text, Check, Choice, Number } = fields<RiskFactor>();

const RiskFactorManage = () => (
  <ManagePage duck={riskFactors} i18n="riskFactor" blank={blank} rules={rules} failureOf={textOfSaveError}>
    <Text name="name" required />
    <Choice name="riskFactorGender" options={GENDERS} required />
    <FieldGrid isWide>
      <Check name="isPregnant" />
      <Check name="lowerThanOneMonth" />
    </FieldGrid>
    <FieldGrid>
      <Number name="startAge" kind="whole" />
      <Number name="endAge" kind="whole" />
    </FieldGrid>
    <LiveAgeRange start="startAge" end="endAge" />
  </ManagePage>
);

export default RiskFactorManage;
