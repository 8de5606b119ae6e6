import { withoutIds } from 'crud/record/without-ids';
import type { Id } from 'lib/model';
import { date, flag, number, ofServer, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { type Rules, validDate } from 'ui/form/rules';

export const DISCOUNT_TYPES = ['PERCENTAGE', 'FIXED'] as const;

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

export const shape: Shape<Coupon> = {
  code: text,
  expireDate: date,
  limitUsages: number,
  usageCount: ofServer(number),
  discountValue: number,
  couponDiscountType: text,
  isActive: ofServer(flag),
};

export const blank: Coupon = { code: '', couponDiscountType: 'PERCENTAGE' };

/** A copy with the same discount, an empty code and no uses yet. */
export const copyOf = (coupon: Coupon): Coupon => ({
  ...withoutIds(shape, coupon),
  code: '',
});

/** A coupon may be sent empty (R75); only a half-typed date is refused. */
export const rules: Rules<Coupon> = { expireDate: validDate };
