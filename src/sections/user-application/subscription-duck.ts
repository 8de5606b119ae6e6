import axios from 'axios';
import { readRecord } from 'core/http/responses';
import { pathSegment } from 'core/http/path-segment';
import { readShape } from 'lib/records/shape';
import { createDuck, type Duck } from 'core/redux/create-duck';
import type { Customer } from './model';
import { shape, subscriptionOf, type Subscription } from './subscription-model';

const URL = '/api/subscriptions/customer';

export const subscriptions = createDuck<Subscription>({ name: 'subscription', url: URL, shape });

/** One customer's subscription to save; the name keeps each customer's draft apart, also while there is no id. */
export const subscriptionsOf = ({ id }: Customer): Duck<Subscription> => ({
  ...subscriptions,
  name: `${subscriptions.name}/${id}`,
});

/** What a customer holds, as the server has it. */
export const readSubscription = async (customer: Customer) => {
  const { data } = await axios.get<unknown>(`${URL}/${pathSegment(customer.id)}`);
  return subscriptionOf(readShape(shape, readRecord<Subscription>(data || {})), customer);
};
