import { resource } from './resource';
import { table } from './table';

/** What a subscription may be of, and what a customer may come from. */
export type PlanType = 'ANDROID' | 'IOS' | 'COURTESY' | 'FREE' | 'WEB';

/** A plan that is sold or given; several share a plan type. Amounts are in reais. */
export interface Plan {
  planType: PlanType;
  name: string;
  productId: string;
  amount: number;
  period: 'MONTHLY' | 'YEARLY';
  mobileType: 'ANDROID' | 'IOS' | 'WEB';
  active: boolean;
  /** 0 to 100. */
  discountPercentage: number;
  totalValueWithoutDiscount: number;
  totalValueWithDiscount: number;
}

export const planResource = resource({
  name: 'plans',
  entity: 'plan',
  searched: ['name'],
});

export const plans = () => table<Plan>('plans');
