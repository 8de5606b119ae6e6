import { defineRecord } from 'crud/record/define-record';
import type { Named } from 'lib/model';
import { date, flag, oneOf, text } from 'lib/records/parts';

const PROMOTION_TYPES = ['ALL_USERS', 'FREE_USERS', 'SUBSCRIPTION_USERS'] as const;

export interface Promotion extends Named {
  link: string;
  active: boolean;
  promotionType: (typeof PROMOTION_TYPES)[number];
  createdDate?: string;
}

/** A promotion may be sent empty (R75). A copy is not active, so it does not reach users yet. */
export const promotion = defineRecord<Promotion>({
  fields: {
    name: text,
    link: text,
    active: flag,
    promotionType: oneOf(PROMOTION_TYPES),
    createdDate: date,
  },
  blank: { link: '', promotionType: 'ALL_USERS' },
  inCopy: () => ({ active: false }),
});
