import axios from 'axios';
import type { Background } from 'core/http/background';
import { pathSegment } from 'core/http/path-segment';
import { isRecordGone } from 'core/responses/refusals';
import { readRecord } from 'core/responses/responses';
import { readShape } from 'lib/records/shape';
import { createDuck, type Duck } from 'records/duck';
import { lookupByCall } from 'records/lookup';
import type { Customer } from './record';
import { asStored, customerSubscription, type Subscription, subscriptionOf } from './subscription-record';

const URL = '/api/subscriptions/customer';

export const subscriptions = createDuck<Subscription>({
  name: 'subscription',
  url: URL,
  shape: customerSubscription.shape,
});

/** The customer's subscription as it is on the server. */
export const readSubscription = async (customer: Customer, background?: Background) => {
  const { data } = await axios.get<unknown>(`${URL}/${pathSegment(customer.id)}`, background);
  return subscriptionOf(readShape(customerSubscription.shape, readRecord<Subscription>(data || {})), customer);
};

/** The duck that saves one customer's subscription. Its name separates the drafts of customers, even without an id. */
export const subscriptionsOf = (customer: Customer): Duck<Subscription> => ({
  ...subscriptions,
  name: `${subscriptions.name}/${customer.id}`,
  isOfPeople: true,
  isFoundByName: false,
  find: (_opened, _signal, background) => lookupByCall(readSubscription(customer, background), isRecordGone),
  complete: asStored,
});
