import type { MessageKey } from 'core/i18n/message-key';
import { type Rule, type Rules, validDate } from 'ui/form/rules';
import type { PlanChoice, Subscription } from './subscription-record';

/** The type and period of a subscription of this plan. Plans may have them in lower case, subscriptions do not. */
export const kindOfPlan = (plan: PlanChoice | undefined): Pick<Subscription, 'planType' | 'planPeriod'> => ({
  planType: plan?.planType?.toUpperCase(),
  planPeriod: plan?.period?.toUpperCase(),
});

const time = (instant: string | null | undefined) => (instant ? new Date(instant).getTime() : NaN);

const isBefore = (end: Subscription['endDate'], start: Subscription['startDate']): MessageKey | undefined =>
  time(end) < time(start) ? 'userApplication.endBeforeStart' : undefined;

const endDate: Rule<Subscription['endDate'], Subscription> = (end, { startDate }) =>
  validDate(end) ?? isBefore(end, startDate);

/** They are not in the record, whose other parts load with the list: their texts come with the form. */
export const subscriptionRules: Rules<Subscription> = { startDate: validDate, endDate };

/** The plan that a subscription has, with its period. */
const heldChoice = ({ plan, planPeriod }: Subscription, offered: readonly PlanChoice[]): PlanChoice[] =>
  plan ? [{ ...plan, period: planPeriod ?? offered.find(({ id }) => id === plan.id)?.period }] : [];

/** One plan of each type (R138). The current plan represents its own type, so that an unedited save keeps it. */
export const planChoices = (held: Subscription, offered: readonly PlanChoice[]): PlanChoice[] => {
  const byType = new Map<string, PlanChoice>();
  [...heldChoice(held, offered), ...offered].forEach(plan => {
    const type = plan.planType?.toUpperCase();
    if (type && !byType.has(type)) byType.set(type, plan);
  });
  return [...byType.values()];
};
