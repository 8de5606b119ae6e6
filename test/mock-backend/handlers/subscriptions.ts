import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { notJson } from '../answers';
import { APPLICATION_AREA } from '../authorities';
import { answering } from '../crud';
import { type Customer, customers } from '../customers';
import { plans } from '../plans';
import { badRequest, invalid, notFound, problem } from '../problem';
import { documentOf } from '../request';
import { type Document, type Row } from '../resource';
import {
  endsBeforeStart,
  saveSubscription,
  type Subscription,
  subscriptionOf,
  type SubscriptionStatus,
} from '../subscriptions';

const ENTITY = 'subscription';
const BASE = '*/api/subscriptions/customer';
const DAY = 24 * 60 * 60 * 1000;
const DAYS = { MONTHLY: 30, YEARLY: 365 };

const instant = (value: unknown) => (typeof value === 'string' && value ? value : null);

const subscriptionFrom = (sent: Document, customer: Row<Customer>): Subscription => ({
  email: typeof sent.email === 'string' ? sent.email : customer.email,
  customer: { id: customer.id },
  plan: (sent.plan as Subscription['plan'] | undefined) ?? null,
  startDate: instant(sent.startDate),
  endDate: instant(sent.endDate),
  active: sent.active === true,
  status: (sent.status as SubscriptionStatus | undefined) ?? (sent.active === true ? 'ACTIVE' : 'CANCELED'),
});

const saved = (request: Request, sent: Document) => {
  if (endsBeforeStart(sent))
    return problem(request, 400, { message: 'subscription.endBeforeStart', detail: 'It ends before it starts.' });
  const customer = customers().find(Number((sent.customer as Document | undefined)?.id));
  if (!customer) return invalid(request, [{ objectName: ENTITY, field: 'customer', message: 'NotNull' }]);
  const id = sent.id ? Number(sent.id) : undefined;
  return answering(request, () => {
    const row = saveSubscription({ ...subscriptionFrom(sent, customer), id });
    return row ? HttpResponse.json(row, { status: id ? 200 : 201 }) : notFound(request);
  });
};

const one = http.get(`${BASE}/:id`, ({ request, params }) => {
  const customer = customers().find(Number(params.id));
  if (!customer) return notFound(request);
  const { id, email } = customer;
  return HttpResponse.json(subscriptionOf(id) ?? { email, customer: { id, email } });
});

const create = http.post(BASE, async ({ request }) => {
  const sent = await documentOf(request);
  if (!sent) return notJson(request);
  return sent.id ? badRequest(request, 'idexists', ENTITY) : saved(request, sent);
});

const update = http.put(BASE, async ({ request }) => {
  const sent = await documentOf(request);
  if (!sent) return notJson(request);
  return sent.id ? saved(request, sent) : badRequest(request, 'idnull', ENTITY);
});

/** Renews the previous plan for one period from today; without one, or if it was free, gives a courtesy plan. */
const activated = (customer: Row<Customer>, now = Date.now()) => {
  const { id, plan: previous } = subscriptionOf(customer.id) ?? {};
  const held = previous && previous.planType !== 'FREE' ? plans().find(previous.id) : undefined;
  const plan = held ?? plans().find({ planType: 'COURTESY' });
  return saveSubscription({
    id,
    email: customer.email,
    customer: { id: customer.id },
    plan: plan ? { id: plan.id } : null,
    startDate: new Date(now).toISOString(),
    endDate: new Date(now + DAYS[plan?.period ?? 'MONTHLY'] * DAY).toISOString(),
    active: true,
    status: 'ACTIVE',
  });
};

const activate = http.post('*/api/activate-subscription/:id', ({ request, params }) => {
  const customer = customers().find(Number(params.id));
  if (!customer) return notFound(request);
  return HttpResponse.json(customer.hasSubscription ? subscriptionOf(customer.id) : activated(customer));
});

/** Paths identify a subscription by its customer (R136). */
export const subscriptionHandlers = allow(APPLICATION_AREA, [one, create, update, activate]);
