import type { MessageKey } from 'core/i18n/message-key';
import type { Named } from 'lib/model';
import { flag, number, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import type { Rules } from 'ui/form/rules';

/** The types that a subscription may have. */
export const PLAN_TYPES = ['ANDROID', 'IOS', 'COURTESY', 'FREE', 'WEB'] as const;

export const PERIODS = ['MONTHLY', 'YEARLY'] as const;

/** The stores and platforms in which a plan is sold. */
export const MOBILE_TYPES = ['ANDROID', 'IOS', 'WEB'] as const;

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

export const shape: Shape<Plan> = {
  name: text,
  planType: text,
  productId: text,
  amount: number,
  period: text,
  mobileType: text,
  active: flag,
  discountPercentage: number,
  totalValueWithoutDiscount: number,
  totalValueWithDiscount: number,
};

/** The form needs a blank record. No plan is created from it (R121). */
export const blank: Plan = { name: '' };

/** The field removes signs, so a percentage can only be too large. */
const percentage = (value: number | null | undefined): MessageKey | undefined =>
  (value ?? 0) > 100 ? 'plans.percentageTooLarge' : undefined;

export const rules: Rules<Plan> = { discountPercentage: percentage };
