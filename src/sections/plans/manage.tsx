import { Redirect } from 'react-router-dom';
import { useNavigation } from 'core/navigation/use-navigation';
import { ManagePage } from 'crud/form/manage-page';
import { moneyHint } from 'lib/typed-number';
import { FieldGrid } from 'ui/form/field-grid';
import { fields } from 'ui/form/fields';
import { planChecks } from './checks';
import { plans } from './duck';
import { type Plan, plan } from './record';

const { Text, Number, Check, Choice } = fields(plan);

/** Changes a plan. Without a plan it redirects to the list, because the console does not create plans (R121). */
const PlanManage = () => {
  const { received, sectionPath } = useNavigation<Plan>();
  if (received.record?.id === undefined) return <Redirect to={sectionPath} />;
  return (
    <ManagePage duck={plans} i18n="plans" record={plan} calls="update" checks={planChecks}>
      <Text name="name" />
      <Text name="productId" />
      <FieldGrid>
        <Choice name="planType" />
        <Choice name="mobileType" />
        <Choice name="period" />
      </FieldGrid>
      <FieldGrid>
        <Number name="amount" kind="cents" hintOf={moneyHint} />
        <Number name="discountPercentage" kind="cents" />
      </FieldGrid>
      <FieldGrid>
        <Number name="totalValueWithoutDiscount" kind="cents" hintOf={moneyHint} />
        <Number name="totalValueWithDiscount" kind="cents" hintOf={moneyHint} />
      </FieldGrid>
      <Check name="active" />
    </ManagePage>
  );
};

export default PlanManage;
