import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import type { Named } from 'lib/model';
import { date, flag, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import type { Rules } from 'ui/form/rules';

export const PROMOTION_TYPES = ['ALL_USERS', 'FREE_USERS', 'SUBSCRIPTION_USERS'] as const;

export interface Promotion extends Named {
  link: string;
  active: boolean;
  promotionType: (typeof PROMOTION_TYPES)[number];
  createdDate?: string;
}

export const shape: Shape<Promotion> = {
  name: text,
  link: text,
  active: flag,
  promotionType: text,
  createdDate: date,
};

export const blank: Promotion = { name: '', link: '', active: false, promotionType: 'ALL_USERS' };

/** The copy is not active, so it does not reach users yet. */
export const copyOf = (promotion: Promotion): Promotion => ({
  ...withoutIds(shape, promotion),
  name: nameOfCopy(promotion.name),
  active: false,
});

/** A promotion may be sent empty (R75). */
export const rules: Rules<Promotion> = {};
