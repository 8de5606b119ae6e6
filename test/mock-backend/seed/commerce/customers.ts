import { customers, newCustomer } from '../../customers';
import { normalize } from '../../normalize';
import { plans, type PlanType } from '../../plans';
import { customerWith, type Subscription, subscriptions, type SubscriptionStatus } from '../../subscriptions';
import { firstNames, surnames } from './names.json';

const DAY = 24 * 60 * 60 * 1000;

/** The day that the seed uses as today, so that it is always the same; milliseconds since 1970. */
const TODAY = Date.parse('2026-11-01T12:00:00.000Z');

/** The instant `days` days and `hours` hours after `TODAY`. */
const daysFromToday = (days: number, hours: number) => new Date(TODAY + days * DAY + (hours * DAY) / 24).toISOString();

const CUSTOMERS = 260;
const SUBSCRIPTIONS = 150;

const domains = ['example.com', 'example.com.br', 'clinica.example.com.br', 'correio.example.com'];
const devices: PlanType[] = ['ANDROID', 'IOS', 'FREE', 'ANDROID', 'WEB', 'FREE'];
const statuses: SubscriptionStatus[] = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'EXPIRED', 'ACTIVE', 'CANCELED', 'UNDEFINED'];

// There are 53 first names and 41 surnames. These numbers have no common divisor, so no two rows get the same first
// name and last surname.
const nameOf = (index: number) => [
  firstNames[index % firstNames.length],
  surnames[(index * 5 + 3) % surnames.length],
  surnames[(index * 7) % surnames.length],
];

/** A customer of any platform but `COURTESY`, without a subscription yet. Every eleventh is an employee. */
const customerOf = (index: number) => {
  const words = nameOf(index);
  const login = normalize(words.join('.')).replace(/[^a-z.]/g, '');
  const email = `${login}@${domains[index % domains.length]}`;
  const sent = { name: words.join(' '), login, email, activated: index % 9 !== 4 };
  return {
    ...newCustomer(sent, index % 11 === 10 ? 'ROLE_EMPLOYEE' : 'ROLE_MOBILE'),
    platform: devices[index % devices.length],
  };
};

/** Days from today to the end: negative for an expired subscription, positive for the others. */
const daysToEnd = (status: SubscriptionStatus, index: number, period: number) =>
  status === 'EXPIRED' ? -3 - ((index * 17) % 400) : 1 + ((index * 13) % period);

/** Customers with subscriptions of every status and plan. Those with the status `UNDEFINED` have a free plan. */
export const seedCustomers = () => {
  const all = plans().all({ sort: 'id' });
  const [free, others] = [true, false].map(isFree => all.filter(({ planType }) => (planType === 'FREE') === isFree));
  Array.from({ length: CUSTOMERS }, (_, index) => customers().insert(customerOf(index)))
    .filter(({ authority }, index) => authority === 'ROLE_MOBILE' && index % 3 !== 2)
    .slice(0, SUBSCRIPTIONS)
    .forEach((customer, index) => {
      const status = statuses[index % statuses.length];
      const choice = status === 'UNDEFINED' ? free : others;
      const plan = choice[index % choice.length];
      const period = plan.period === 'YEARLY' ? 365 : 30;
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
      customers().replace(customerWith(customer, subscription, plan, TODAY));
    });
};
