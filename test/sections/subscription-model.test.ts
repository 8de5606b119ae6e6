import { subscriptionOf } from 'sections/user-application/customer-subscription';
import { planChoices, subscriptionRules } from 'sections/user-application/subscription-form';
import { customerSubscription, type Subscription } from 'sections/user-application/subscription-record';
import { check, INVALID_DATE } from 'ui/form/rules';

const CUSTOMER = { id: 4, name: 'Iara', email: 'iara@exemplo.br', login: 'iara', activated: true };

describe('the response to a subscription request', () => {
  it('is read as a new, inactive subscription of the customer when its id and its state are null', () => {
    expect(subscriptionOf({ id: null as never, active: null as never }, CUSTOMER)).toEqual({
      active: false,
      email: 'iara@exemplo.br',
      customer: { id: 4, email: 'iara@exemplo.br' },
    });
  });

  it('is unchanged when the customer has a subscription', () => {
    const held = { id: 0, active: true, email: 'loja@exemplo.br', customer: { id: 9 }, status: 'ACTIVE' } as const;
    expect(subscriptionOf(held, CUSTOMER)).toEqual(held);
  });
});

describe('the dates of a subscription', () => {
  const errorsOf = (change: Partial<Subscription>) =>
    check(subscriptionRules, { ...customerSubscription.blank, ...change });
  const NOON = '2026-03-01T12:00:00Z';

  it.each<[string, Partial<Subscription>]>([
    ['without an end', { startDate: NOON }],
    ['without a start', { endDate: NOON }],
    ['of one moment', { startDate: NOON, endDate: '2026-03-01T09:00:00-03:00' }],
    ['in their order', { startDate: NOON, endDate: '2026-03-01T12:00:01Z' }],
  ])('%s are valid', (_what, change) => {
    expect(errorsOf(change)).toEqual({});
  });

  it('have an error at the end when the end is before the start', () => {
    expect(errorsOf({ startDate: NOON, endDate: '2026-03-01T11:59:59Z' })).toEqual({
      endDate: 'userApplication.endBeforeStart',
    });
  });

  it('have an error at each field with an incomplete date', () => {
    const error = 'entity.validation.date';
    expect(errorsOf({ startDate: INVALID_DATE, endDate: INVALID_DATE })).toEqual({ startDate: error, endDate: error });
  });
});

describe('the plans to choose from', () => {
  const monthly = { id: 1, planType: 'ANDROID', period: 'MONTHLY' };
  const yearly = { id: 2, planType: 'android', period: 'YEARLY' };
  const courtesy = { id: 3, planType: 'COURTESY' };

  it('include only the first plan of each type, regardless of upper or lower case', () => {
    expect(planChoices(customerSubscription.blank, [monthly, yearly, courtesy])).toEqual([monthly, courtesy]);
  });

  it('include the current plan of the subscription instead of the first plan of its type', () => {
    const held = { ...customerSubscription.blank, plan: { id: 2, planType: 'ANDROID' } };
    expect(planChoices(held, [monthly, yearly])).toEqual([{ id: 2, planType: 'ANDROID', period: 'YEARLY' }]);
    expect(planChoices({ ...held, planPeriod: 'WEEKLY' }, [monthly])).toEqual([
      { id: 2, planType: 'ANDROID', period: 'WEEKLY' },
    ]);
  });

  it('exclude a plan without a type', () => {
    expect(planChoices({ ...customerSubscription.blank, plan: { id: 9 } }, [{ id: 8 }, courtesy])).toEqual([courtesy]);
  });
});
