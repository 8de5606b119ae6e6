import { t } from 'shared/i18n/translate';
import { formatCount, formatDecimal, formatMoney } from 'shared/text/numbers';
import type { Coupon } from './model';

/** A percentage, or an amount with its prefix R$ (spec 5). */
export const discountText = ({ discountValue, couponDiscountType }: Coupon): string => {
  if (discountValue === null || discountValue === undefined) return '';
  return couponDiscountType === 'FIXED' ? formatMoney(discountValue) : `${formatDecimal(discountValue)}%`;
};

/** The limit of uses; none is told by a word (spec 5). */
export const limitText = ({ limitUsages }: Coupon): string =>
  limitUsages ? formatCount(limitUsages) : t('coupon.unlimited');
