import { isSameOption } from 'core/i18n/option-text';
import type { RecordCheck } from 'features/checks/finding';
import type { Plan } from './record';

/** A cent, and what a sum of rounded months may be off. */
const TOLERANCE = 0.061;

const MONTHS = 12;

const isNear = (one: number, other: number) => Math.abs(one - other) < TOLERANCE;

/** The price is that of a month, or of the whole period. */
const total: RecordCheck<Plan> = (_before, { amount, period, totalValueWithoutDiscount: without }) => {
  if (typeof amount !== 'number' || typeof without !== 'number') return [];
  const isYear = isSameOption('YEARLY', period);
  const agrees = isNear(without, amount) || (isYear && isNear(without, amount * MONTHS));
  return agrees ? [] : [{ path: 'totalValueWithoutDiscount', message: 'plans.checks.total' }];
};

const totalWithDiscount: RecordCheck<Plan> = (_before, plan) => {
  const { discountPercentage, totalValueWithoutDiscount: without, totalValueWithDiscount: reduced } = plan;
  if (typeof without !== 'number' || typeof reduced !== 'number') return [];
  const agrees = isNear(reduced, without * (1 - (discountPercentage ?? 0) / 100));
  return agrees ? [] : [{ path: 'totalValueWithDiscount', message: 'plans.checks.totalWithDiscount' }];
};

export const planChecks: readonly RecordCheck<Plan>[] = [total, totalWithDiscount];
