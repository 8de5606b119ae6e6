import { ManagePage } from 'crud/form/manage-page';
import { dateFields } from 'ui/form/date-fields';
import { fields } from 'ui/form/fields';
import { DiscountField } from './discount-field';
import { coupons } from './duck';
import { blank, type Coupon, DISCOUNT_TYPES, FORM_PATH, rules } from './model';

const { Text, Number, Choice } = fields<Coupon>();
const { End } = dateFields<Coupon>();

const CouponManages = () => (
  <ManagePage duck={coupons} i18n="coupon" blank={blank} rules={rules} formPath={FORM_PATH}>
    <Text name="code" />
    <Choice name="couponDiscountType" options={DISCOUNT_TYPES} required />
    <DiscountField />
    <Number name="limitUsages" kind="whole" />
    <End name="expireDate" />
  </ManagePage>
);

export default CouponManages;
