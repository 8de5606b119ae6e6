import { type Customer, customers } from './customers';
import { inTransaction } from './database';
import { type Plan, plans } from './plans';
import { type Document, resource, type Row } from './resource';
import { table } from './table';

export type SubscriptionStatus = 'ACTIVE' | 'CANCELED' | 'EXPIRED' | 'UNDEFINED';

/** The subscription of a customer, who has at most one. Dates are instants. */
export interface Subscription {
  email: string;
  customer: { id: number; email?: string };
  plan: { id: number; planType?: Plan['planType'] } | null;
  startDate: string | null;
  endDate: string | null;
  active: boolean;
  status: SubscriptionStatus;
}

resource({
  name: 'subscriptions',
  entity: 'subscription',
  unique: ['customer.id'],
  references: {
    customer: { to: 'customers', shows: ['email'] },
    plan: { to: 'plans', shows: ['planType'] },
  },
});

export const subscriptions = () => table<Subscription>('subscriptions');

export const subscriptionOf = (customerId: number) => subscriptions().find({ 'customer.id': customerId });

/** Whether the end date is before the start date. */
export const endsBeforeStart = ({ startDate, endDate }: Document) =>
  Date.parse(String(endDate)) < Date.parse(String(startDate));

/** Free content needs no subscription, so a free plan does not count as one. */
const isHeld = ({ active, endDate }: Subscription, plan: Plan | undefined, now: number) =>
  active && plan?.planType !== 'FREE' && (!endDate || Date.parse(endDate) >= now);

/** The customer with the fields of a subscription that the list of customers shows. */
export const customerWith = (
  customer: Row<Customer>,
  subscription: Subscription,
  plan: Plan | undefined,
  now: number,
): Row<Customer> => ({
  ...customer,
  planType: plan?.planType ?? customer.planType,
  platform: plan?.planType ?? customer.platform,
  endDate: subscription.endDate,
  hasSubscription: isHeld(subscription, plan, now),
});

/** Saves a new or existing subscription and what the customer list shows of it; undefined if its id is unknown. */
export const saveSubscription = (subscription: Subscription & { id?: number }, now = Date.now()) =>
  inTransaction(() => {
    const { id } = subscription;
    const row = id ? subscriptions().replace({ ...subscription, id }) : subscriptions().insert(subscription);
    const customer = row && customers().find(row.customer.id);
    const plan = row?.plan ? plans().find(row.plan.id) : undefined;
    if (customer) customers().replace(customerWith(customer, row, plan, now));
    return row;
  });
