import { type Plan, plans } from '../../plans';
import rows from './plans.json';

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** In the file, `amount` is the monthly price in reais; the discount is in percent. */
export const seedPlans = () =>
  (rows as Omit<Plan, 'productId' | 'totalValueWithoutDiscount' | 'totalValueWithDiscount'>[]).map(
    ({ planType, mobileType, period, name, amount, discountPercentage, active }, index) => {
      const total = cents(amount * (period === 'YEARLY' ? 12 : 1));
      return plans().insert({
        planType,
        mobileType,
        period,
        name,
        productId: `guia.${planType}.${period}.${index + 1}`.toLowerCase(),
        amount,
        discountPercentage,
        totalValueWithoutDiscount: total,
        totalValueWithDiscount: cents(total * (1 - discountPercentage / 100)),
        active,
      });
    },
  );
