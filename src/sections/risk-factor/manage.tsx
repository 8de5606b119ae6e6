import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { LiveAgeRange } from 'medical/live-age-range';
import { FieldGrid } from 'ui/form/field-grid';
import { fields } from 'ui/form/fields';
import { riskFactors } from './duck';
import { riskFactor } from './record';

const { Text, Check, Choice, Number } = fields(riskFactor);

const RiskFactorManage = () => (
  <ManagePage duck={riskFactors} i18n="riskFactor" record={riskFactor} failureOf={textOfSaveError}>
    <Text name="name" required />
    <Choice name="riskFactorGender" required />
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
