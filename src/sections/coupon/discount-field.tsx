import { useWatch } from 'react-hook-form';
import { NumberField } from 'ui/form/number-field';
import { discountHint } from './discount';
import type { Coupon } from './model';

/** The discount, and beside it what it will be: a percentage or an amount, as the type says. */
export const DiscountField = () => {
  const couponDiscountType = useWatch<Coupon, 'couponDiscountType'>({ name: 'couponDiscountType' });
  return <NumberField name="discountValue" hintOf={value => discountHint(couponDiscountType, value)} />;
};
