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

const isOf =
  ({ planType, period }: Kind) =>
  (plan: Plan) =>
    (!planType || plan.planType === planType) && (!period || plan.period === period);

const heldPlans = () => {
  const known = new Map(
    plans()
      .all()
      .map(plan => [plan.id, plan]),
  );
  const subscribers = new Set(
    customers()
      .all({ where: { hasSubscription: true } })
      .map(({ id }) => id),
  );
  const all = subscriptions()
    .all()
    .map(({ customer, plan }) => ({ isHeld: subscribers.has(customer.id), plan: known.get(plan?.id ?? 0) }));
  return {
    held: all.flatMap(({ isHeld, plan }) => (isHeld && plan ? [plan] : [])),
    trials: all.filter(({ plan }) => plan?.planType === 'FREE').length,
    subscribers: subscribers.size,
  };
};

/**
 * The numbers above the list of customers (R132). Percentages run from 0 to 100 with two decimals. All subscriptions
 * are a share of the registered customers, each kind is a share of the subscriptions, and conversions are a share of
 * trials plus subscriptions.
 */
export const analytics = (): Record<string, number> => {
  const { held, trials, subscribers } = heldPlans();
  const registered = customers().page({ size: 1, where: { authority: 'ROLE_MOBILE' } }).totalElements;
  const counts = Object.entries(kinds).flatMap(([name, kind]) => {
    const total = held.filter(isOf(kind)).length;
    return [
      [`total${name}`, total],
      [`totalPercentage${name}`, percentage(total, subscribers)],
    ] as const;
  });
  return {
    totalRegistered: registered,
    totalSubscriptions: subscribers,
    totalPercentageSubscriptions: percentage(subscribers, registered),
    freeTrialTotal: trials,
    percentageConverted: percentage(subscribers, subscribers + trials),
    ...Object.fromEntries(counts),
  };
};
