import { validDate, type Rule, type Rules } from 'shared/form/rules';
import type { MessageKey } from 'shared/i18n/message-key';
import type { Id, Identified } from 'shared/model';
import type { Customer } from './model';

/** Where a customer's subscription is edited (decision 3). */
export const SUBSCRIPTION_PATH = '/subscription';

export interface PlanReference {
  id?: Id;
  planType?: string;
}

/** What a customer holds (spec 3); without an id it is new. Dates are instants. */
export interface Subscription extends Identified {
  email?: string;
  customer?: { id?: Id; email?: string };
  plan?: PlanReference | null;
  startDate?: string | null;
  endDate?: string | null;
  active: boolean;
  /** Decided by the server; it travels as it came. */
  status?: string;
}

export const STATUSES = ['ACTIVE', 'CANCELED', 'EXPIRED', 'UNDEFINED'] as const;

export const blank: Subscription = { active: false };

/** The answer about a customer's subscription as a form edits it; without a subscription it has no id (decision 44). */
export const subscriptionOf = (answer: Partial<Subscription>, { id, email }: Customer): Subscription => {
  const { id: subscriptionId, ...held } = answer;
  const subscription = { ...blank, email, customer: { id, email }, ...held };
  return subscriptionId === undefined || subscriptionId === null
    ? subscription
    : { ...subscription, id: subscriptionId };
};

const time = (instant: string | null | undefined) => (instant ? new Date(instant).getTime() : NaN);

const isBefore = (end: Subscription['endDate'], start: Subscription['startDate']): MessageKey | undefined =>
  time(end) < time(start) ? 'userApplication.endBeforeStart' : undefined;

const endDate: Rule<Subscription['endDate'], Subscription> = (end, { startDate }) =>
  validDate(end) ?? isBefore(end, startDate);

export const rules: Rules<Subscription> = { startDate: validDate, endDate };

/** One plan of each type (spec 7); the one held stands for its own type, so that an unedited save keeps it. */
export const planChoices = (held: PlanReference | null | undefined, offered: readonly PlanReference[]) => {
  const byType = new Map<string, PlanReference>();
  [...(held ? [held] : []), ...offered].forEach(plan => {
    if (plan.planType && !byType.has(plan.planType)) byType.set(plan.planType, plan);
  });
  return [...byType.values()];
};
