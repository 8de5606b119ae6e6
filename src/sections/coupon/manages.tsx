import { ManagePage } from 'crud/form/manage-page';
import { dateFields } from 'ui/form/date-fields';
import { fields } from 'ui/form/fields';
import { couponChecks } from './checks';
import { CodeField } from './code-field';
import { DiscountField } from './discount-field';
import { coupons } from './duck';
import { type Coupon, coupon } from './record';

const { Number, Choice } = fields(coupon);
const { End } = dateFields<Coupon>();

/** Coupons come in series: another one has all but the code of the one before. */
const inSeries = {
  ...coupon,
  nextOf: ({ expireDate, limitUsages, discountValue, couponDiscountType }: Coupon): Coupon => ({
    ...coupon.blank,
    expireDate,
    limitUsages,
    discountValue,
    couponDiscountType,
  }),
};

const CouponManages = () => (
  <ManagePage duck={coupons} i18n="coupon" record={inSeries} checks={couponChecks}>
    <CodeField />
    <Choice name="couponDiscountType" required />
    <DiscountField />
    <Number name="limitUsages" kind="whole" />
    <End name="expireDate" />
  </ManagePage>
);

export default CouponManages;
