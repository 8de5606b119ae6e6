import { ManagePage } from 'crud/form/manage-page';
import { dateFields } from 'ui/form/date-fields';
import { fields } from 'ui/form/fields';
import { couponChecks } from './checks';
import { DiscountField } from './discount-field';
import { coupons } from './duck';
import { type Coupon, coupon } from './record';

const { Text, Number, Choice } = fields(coupon);
const { End } = dateFields<Coupon>();

const CouponManages = () => (
  <ManagePage duck={coupons} i18n="coupon" record={coupon} checks={couponChecks}>
    <Text name="code" />
    <Choice name="couponDiscountType" required />
    <DiscountField />
    <Number name="limitUsages" kind="whole" />
    <End name="expireDate" />
  </ManagePage>
);

export default CouponManages;
