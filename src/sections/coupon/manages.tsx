import { ManagePage } from 'shared/crud/manage-page';
import { dateFields } from 'shared/form/date-fields';
import { fields } from 'shared/form/fields';
import { serverMessageOf } from 'shared/http/notifications';
import { textOfNotice } from 'shared/i18n/server-text';
import { findText, t } from 'shared/i18n/translate';
import { coupons } from './duck';
import { blank, DISCOUNT_TYPES, FORM_PATH, rules, type Coupon } from './model';

const { Text, Number, Choice } = fields<Coupon>();
const { DateTime } = dateFields<Coupon>();

/** The server's message is looked up under `error-messages` (spec 8). */
const failureOf = (error: unknown): string => {
  const message = serverMessageOf(error);
  if (!message) return t('messages.saveError');
  return findText(`error-messages.${message}`) ?? textOfNotice({ key: message });
};

const CouponManages = () => (
  <ManagePage duck={coupons} i18n="coupon" blank={blank} rules={rules} formPath={FORM_PATH} failureOf={failureOf}>
    <Text name="code" />
    <Choice name="couponDiscountType" options={DISCOUNT_TYPES} required />
    <Number name="discountValue" />
    <Number name="limitUsages" whole />
    <DateTime name="expireDate" />
  </ManagePage>
);

export default CouponManages;
