import { isSameOption } from 'core/i18n/option-text';
import { t } from 'core/i18n/translate';
import { formatCount, formatDecimal, formatMoney, moneyHint } from 'lib/numbers';
import type { Coupon } from './model';

type Amount = number | null | undefined;

/** A number in the format of its discount type. An unknown type gets the plain number. */
const asDiscount = (type: string | null | undefined, value: number, format: (amount: number) => string) => {
  if (isSameOption(type, 'FIXED')) return format(value);
  return isSameOption(type, 'PERCENTAGE') ? `${formatDecimal(value)}%` : formatDecimal(value);
};

/** A percentage, or an amount with its prefix R$ (R122). */
export const discountText = ({ discountValue, couponDiscountType }: Coupon): string =>
  discountValue === null || discountValue === undefined
    ? ''
    : asDiscount(couponDiscountType, discountValue, formatMoney);

/** The discount as it will be sent, shown while the user types. */
export const discountHint = (type: string | null | undefined, value: Amount): string =>
  value === null || value === undefined ? '' : asDiscount(type, value, moneyHint);

/** The limit of uses, or a word that says there is none (R122). */
export const limitText = ({ limitUsages }: Coupon): string =>
  limitUsages ? formatCount(limitUsages) : t('coupon.unlimited');
