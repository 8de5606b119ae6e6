import { createDuck } from 'records/duck';
import { customerSubscription, type Subscription } from './subscription-record';

/** Where subscriptions are read and written, by the id of their customer. */
export const SUBSCRIPTIONS = '/api/subscriptions/customer';

export const subscriptions = createDuck<Subscription>({
  name: 'subscription',
  url: SUBSCRIPTIONS,
  shape: customerSubscription.shape,
});
