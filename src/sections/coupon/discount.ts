import { isSameOption } from 'core/i18n/option-text';
import { t } from 'core/i18n/translate';
import { formatCount, formatDecimal, formatMoney } from 'lib/numbers';
import type { Coupon } from './record';

interface Formats {
  money: (amount: number) => string;
  decimal: (value: number) => string;
}

/** A number in the format of its discount type. An unknown type gets the plain number. */
export const asDiscount = (type: string | null | undefined, value: number, { money, decimal }: Formats) => {
  if (isSameOption(type, 'FIXED')) return money(value);
  return isSameOption(type, 'PERCENTAGE') ? `${decimal(value)}%` : decimal(value);
};

/** A percentage, or an amount with its prefix R$ (R122). */
export const discountText = ({ discountValue, couponDiscountType }: Coupon): string =>
  discountValue === null || discountValue === undefined
    ? ''
    : asDiscount(couponDiscountType, discountValue, { money: formatMoney, decimal: formatDecimal });

/** How often the coupon was used; empty if the server does not say. */
export const usesText = ({ usageCount }: Coupon): string =>
  typeof usageCount === 'number' ? formatCount(usageCount) : '';

/** The limit of uses, or a word that says there is none (R122). */
export const limitText = ({ limitUsages }: Coupon): string =>
  limitUsages ? formatCount(limitUsages) : t('coupon.unlimited');
