import { isSameOption } from 'core/i18n/option-text';
import { endInPast } from 'features/checks/dates';
import type { RecordCheck } from 'features/checks/finding';
import type { Coupon } from './record';

const tooLargeDiscount: RecordCheck<Coupon> = (_before, { couponDiscountType, discountValue }) =>
  isSameOption('PERCENTAGE', couponDiscountType) && (discountValue ?? 0) > 100
    ? [{ path: 'discountValue', message: 'coupon.checks.above100' }]
    : [];

export const couponChecks: readonly RecordCheck<Coupon>[] = [tooLargeDiscount, endInPast('expireDate')];
