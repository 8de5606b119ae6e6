import { useWatch } from 'react-hook-form';
import { ManagePage } from 'crud/manage-page';
import { fields } from 'ui/form/fields';
import { textOfSaveError } from 'core/http/server-text';
import { LiveAgeRange } from 'features/medical/live-age-range';
import { riskFactors } from './duck';
import { blank, GENDERS, rules, type RiskFactor } from './model';

const { Text, Check, Choice, Number } = fields<RiskFactor>();

const AgeRange = () => {
  const [lowerThanOneMonth, start, end] = useWatch<RiskFactor, ['lowerThanOneMonth', 'startAge', 'endAge']>({
    name: ['lowerThanOneMonth', 'startAge', 'endAge'],
  });
  return <LiveAgeRange lowerThanOneMonth={lowerThanOneMonth} start={start} end={end} />;
};

const RiskFactorManage = () => (
  <ManagePage duck={riskFactors} i18n="riskFactor" blank={blank} rules={rules} failureOf={textOfSaveError}>
    <Text name="name" required />
    <Choice name="riskFactorGender" options={GENDERS} required />
    <Check name="isPregnant" />
    <Check name="lowerThanOneMonth" />
    <div className="field-grid">
      <Number name="startAge" whole />
      <Number name="endAge" whole />
    </div>
    <AgeRange />
  </ManagePage>
);

export default RiskFactorManage;
