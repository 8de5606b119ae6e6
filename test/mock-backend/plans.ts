import { resource } from './resource';
import rows from './seed/commerce/plans.json';
import { table } from './table';

/** The plan types of a subscription, and the platforms of a customer. */
export type PlanType = 'ANDROID' | 'IOS' | 'COURTESY' | 'FREE' | 'WEB';

/** A plan that is sold or given away; several plans share a plan type. Amounts are in reais. */
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
  rows,
});

export const plans = () => table<Plan>('plans');
