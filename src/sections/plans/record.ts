import type { MessageKey } from 'core/i18n/message-key';
import { defineRecord } from 'crud/record/define-record';
import type { Named } from 'lib/model';
import { flag, number, oneOf, text } from 'lib/records/parts';

/** The types that a subscription may have. */
const PLAN_TYPES = ['ANDROID', 'IOS', 'COURTESY', 'FREE', 'WEB'] as const;

export const PERIODS = ['MONTHLY', 'YEARLY'] as const;

/** The stores and platforms in which a plan is sold. */
const MOBILE_TYPES = ['ANDROID', 'IOS', 'WEB'] as const;

export interface Plan extends Named {
  planType?: (typeof PLAN_TYPES)[number];
  /** The id of the plan in its store. */
  productId?: string;
  /** In reais, like the other amounts. */
  amount?: number | null;
  period?: (typeof PERIODS)[number];
  mobileType?: (typeof MOBILE_TYPES)[number];
  active?: boolean;
  /** 0 to 100. */
  discountPercentage?: number | null;
  totalValueWithoutDiscount?: number | null;
  totalValueWithDiscount?: number | null;
}

/** The field removes signs, so a percentage can only be too large. */
const percentage = (value: number | null | undefined): MessageKey | undefined =>
  (value ?? 0) > 100 ? 'plans.percentageTooLarge' : undefined;

/** The form needs a blank record. No plan is created from it (R121). */
export const plan = defineRecord<Plan>({
  fields: {
    name: text,
    planType: oneOf(PLAN_TYPES),
    productId: text,
    amount: number,
    period: oneOf(PERIODS),
    mobileType: oneOf(MOBILE_TYPES),
    active: flag,
    discountPercentage: { ...number, rule: percentage },
    totalValueWithoutDiscount: number,
    totalValueWithDiscount: number,
  },
});
