import { useWatch } from 'react-hook-form';
import { NumberField } from 'ui/form/number-field';
import { discountHint } from './discount-hint';
import type { Coupon } from './record';

/** The discount, with a hint that shows it as a percentage or an amount, depending on the type. */
export const DiscountField = () => {
  const couponDiscountType = useWatch<Coupon, 'couponDiscountType'>({ name: 'couponDiscountType' });
  return <NumberField name="discountValue" kind="cents" hintOf={value => discountHint(couponDiscountType, value)} />;
};
