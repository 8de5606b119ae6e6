import { t } from 'core/i18n/translate';
import { StateBadge } from 'ui/layout/state-badge';
import type { Column } from 'ui/table/columns';
import type { Coupon } from './record';

export type CouponState = 'active' | 'inactive' | 'expired' | 'usedUp';

/** Whether a coupon can be used now, and if not, why. */
export const couponState = (coupon: Coupon, now = Date.now()): CouponState => {
  const { isActive, expireDate, limitUsages, usageCount = 0 } = coupon;
  if (!isActive) return 'inactive';
  if (expireDate && Date.parse(expireDate) <= now) return 'expired';
  return limitUsages && usageCount >= limitUsages ? 'usedUp' : 'active';
};

const TONES = { active: 'good', inactive: undefined, expired: 'bad', usedUp: 'waiting' } as const;

export const COUPON_STATES = Object.keys(TONES);

const text = (coupon: Coupon) => t(`coupon.stateOptions.${couponState(coupon)}`);

export const state: Column<Coupon> = {
  field: 'state',
  kind: 'state',
  cell: coupon => <StateBadge tone={TONES[couponState(coupon)]}>{text(coupon)}</StateBadge>,
  text,
};
