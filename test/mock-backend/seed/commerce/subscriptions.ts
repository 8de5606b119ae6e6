import { type Customer, customers as customerTable } from '../../customers';
import { type Plan, plans } from '../../plans';
import { type Row } from '../../resource';
import { customerWith, type Subscription, subscriptions, type SubscriptionStatus } from '../../subscriptions';
import { daysFromToday, TODAY } from './calendar';

const COUNT = 150;
const DAYS = { MONTHLY: 30, YEARLY: 365 };

const statuses: SubscriptionStatus[] = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'EXPIRED', 'ACTIVE', 'CANCELED', 'UNDEFINED'];

/** Days from today to the end: negative for an expired subscription, positive for the others. */
const daysToEnd = (status: SubscriptionStatus, index: number, period: number) => {
  if (status === 'EXPIRED') return -3 - ((index * 17) % 400);
  return 1 + ((index * 13) % period);
};

const save = (customer: Row<Customer>, plan: Row<Plan>, status: SubscriptionStatus, index: number) => {
  const period = DAYS[plan.period];
  const end = daysToEnd(status, index, period);
  const subscription: Subscription = {
    email: customer.email,
    customer: { id: customer.id },
    plan: { id: plan.id },
    startDate: daysFromToday(end - period, index % 11),
    endDate: daysFromToday(end, index % 11),
    active: status === 'ACTIVE' || status === 'UNDEFINED',
    status,
  };
  subscriptions().insert(subscription);
  customerTable().replace(customerWith(customer, subscription, plan, TODAY));
};

/** Subscriptions of every status and plan. Those with the status `UNDEFINED` are shown as free and have a free plan. */
export const seedSubscriptions = (customers: Row<Customer>[]) => {
  const all = plans().all({ sort: 'id' });
  const free = all.filter(({ planType }) => planType === 'FREE');
  const others = all.filter(({ planType }) => planType !== 'FREE');
  customers
    .filter(({ authority }, index) => authority === 'ROLE_MOBILE' && index % 3 !== 2)
    .slice(0, COUNT)
    .forEach((customer, index) => {
      const status = statuses[index % statuses.length];
      const choice = status === 'UNDEFINED' ? free : others;
      save(customer, choice[index % choice.length], status, index);
    });
};
