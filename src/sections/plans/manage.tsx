import { Redirect } from 'react-router-dom';
import { useNavigation } from 'core/navigation/use-navigation';
import { ManagePage } from 'crud/form/manage-page';
import { moneyHint } from 'lib/typed-number';
import { FieldGrid } from 'ui/form/field-grid';
import { fields } from 'ui/form/fields';
import { plans } from './duck';
import { blank, MOBILE_TYPES, PERIODS, type Plan, PLAN_TYPES, rules } from './model';

const { Text, Number, Check, Choice } = fields<Plan>();

/** Changes a plan. Without a plan it redirects to the list, because the console does not create plans (R121). */
const PlanManage = () => {
  const { received, sectionPath } = useNavigation<Plan>();
  if (received.record?.id === undefined) return <Redirect to={sectionPath} />;
  return (
    <ManagePage duck={plans} i18n="plans" blank={blank} rules={rules} canCreate={false}>
      <Text name="name" />
      <Text name="productId" />
      <FieldGrid>
        <Choice name="planType" options={PLAN_TYPES} />
        <Choice name="mobileType" options={MOBILE_TYPES} />
        <Choice name="period" options={PERIODS} />
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
