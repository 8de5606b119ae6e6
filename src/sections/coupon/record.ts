import { defineRecord } from 'crud/record/define-record';
import type { Id } from 'lib/model';
import { date, flag, number, ofServer, oneOf, text } from 'lib/records/parts';
import { validDate } from 'ui/form/rules';

const DISCOUNT_TYPES = ['PERCENTAGE', 'FIXED'] as const;

export interface Coupon {
  id?: Id;
  code: string;
  /** An ISO instant. */
  expireDate?: string | null;
  /** How often the coupon may be used. 0 or no value means no limit. */
  limitUsages?: number | null;
  usageCount?: number;
  /** A percentage or an amount in reais, depending on the type. */
  discountValue?: number | null;
  couponDiscountType: (typeof DISCOUNT_TYPES)[number];
  isActive?: boolean;
}

/** The coupon form is not at `/manage` (R4). */
export const FORM_PATH = '/manages';

/** A coupon may be sent empty (R75); only a half-typed date is refused. */
export const coupon = defineRecord<Coupon>({
  fields: {
    code: text,
    expireDate: { ...date, rule: validDate },
    limitUsages: number,
    usageCount: ofServer(number),
    discountValue: number,
    couponDiscountType: oneOf(DISCOUNT_TYPES),
    isActive: ofServer(flag),
  },
  blank: { code: '', couponDiscountType: 'PERCENTAGE' },
  inCopy: () => ({ code: '' }),
});
