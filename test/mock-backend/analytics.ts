import { customers } from './customers';
import { type Plan, plans } from './plans';
import { subscriptions } from './subscriptions';

type Kind = Partial<Pick<Plan, 'planType' | 'period'>>;

/** The kinds of subscription that the screen counts, by their name in the response. */
const kinds: Record<string, Kind> = {
  Android: { planType: 'ANDROID' },
  Ios: { planType: 'IOS' },
  Web: { planType: 'WEB' },
  Courtesy: { planType: 'COURTESY' },
  Monthly: { period: 'MONTHLY' },
  Yearly: { period: 'YEARLY' },
  AndroidMonthly: { planType: 'ANDROID', period: 'MONTHLY' },
  AndroidYearly: { planType: 'ANDROID', period: 'YEARLY' },
  IosMonthly: { planType: 'IOS', period: 'MONTHLY' },
  IosYearly: { planType: 'IOS', period: 'YEARLY' },
};

const percentage = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100);

/**
 * The numbers above the list of customers (R132). Percentages run from 0 to 100 with two decimals. All subscriptions
 * are a share of the registered customers, each kind is a share of the subscriptions, and conversions are a share of
 * trials plus subscriptions.
 */
export const analytics = (): Record<string, number> => {
  const subscribers = customers()
    .all({ where: { hasSubscription: true } })
    .map(({ id }) => id);
  const registered = customers().page({ size: 1, where: { authority: 'ROLE_MOBILE' } }).totalElements;
  const all = subscriptions()
    .all()
    .flatMap(({ customer, plan }) => {
      const known = plans().find(plan?.id ?? 0);
      return known ? [{ isHeld: subscribers.includes(customer.id), ...known }] : [];
    });
  const trials = all.filter(({ planType }) => planType === 'FREE').length;
  const counts = Object.entries(kinds).flatMap(([name, { planType, period }]) => {
    const held = all.filter(plan => plan.isHeld && [plan.planType, undefined].includes(planType));
    const total = held.filter(plan => [plan.period, undefined].includes(period)).length;
    return [
      [`total${name}`, total],
      [`totalPercentage${name}`, percentage(total, subscribers.length)],
    ] as const;
  });
  return {
    totalRegistered: registered,
    totalSubscriptions: subscribers.length,
    totalPercentageSubscriptions: percentage(subscribers.length, registered),
    freeTrialTotal: trials,
    percentageConverted: percentage(subscribers.length, subscribers.length + trials),
    ...Object.fromEntries(counts),
  };
};
