import axios from 'axios';
import type { Background } from 'core/http/background';
import { pathSegment } from 'core/http/path-segment';
import { isRecordGone } from 'core/responses/refusals';
import { readRecord } from 'core/responses/responses';
import { readShape } from 'lib/records/shape';
import type { Duck } from 'records/duck';
import { lookup } from 'records/lookup';
import type { Customer } from './record';
import { SUBSCRIPTIONS, subscriptions } from './subscription-duck';
import { customerSubscription, type Subscription } from './subscription-record';

/** The response with a customer's subscription as a form edits it. Without a subscription it has no id (R136). */
export const subscriptionOf = (response: Partial<Subscription>, { id, email }: Customer): Subscription => {
  const { id: subscriptionId, ...held } = response;
  const given = {
    ...customerSubscription.blank,
    ...held,
    active: held.active ?? false,
    email: held.email ?? email,
    customer: held.customer ?? { id, email },
  };
  return subscriptionId === undefined || subscriptionId === null ? given : { ...given, id: subscriptionId };
};

/** A new subscription as a change to the one that the customer has by now. */
export const asStored = (edited: Subscription, now: Subscription): Subscription =>
  edited.id === undefined && now.id !== undefined ? { ...now, ...edited, id: now.id, status: now.status } : edited;

/** The customer's subscription as it is on the server. */
export const readSubscription = async (customer: Customer, background?: Background) => {
  const { data } = await axios.get<unknown>(`${SUBSCRIPTIONS}/${pathSegment(customer.id)}`, background);
  return subscriptionOf(readShape(customerSubscription.shape, readRecord<Subscription>(data || {})), customer);
};

/** The duck that saves one customer's subscription. Its name separates the drafts of customers, even without an id. */
export const subscriptionsOf = (customer: Customer): Duck<Subscription> => ({
  ...subscriptions,
  name: `${subscriptions.name}/${customer.id}`,
  isOfPeople: true,
  isFoundByName: false,
  find: (_opened, _signal, background) => lookup(readSubscription(customer, background), isRecordGone),
  complete: asStored,
});
