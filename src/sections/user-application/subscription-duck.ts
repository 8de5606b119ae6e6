import axios from 'axios';
import { readRecord } from 'core/http/responses';
import { pathSegment } from 'core/http/path-segment';
import { readShape } from 'lib/records/shape';
import { createDuck, type Duck } from 'core/redux/create-duck';
import {
  createReducer,
  REQUEST,
  SUCCESS,
  track,
  type RequestAction,
  type Status,
  type Thunk,
} from 'core/redux/request';
import { storeSlice } from 'core/redux/store-slice';
import type { Customer } from './model';
import { shape, subscriptionOf, type Subscription } from './subscription-model';

const URL = '/api/subscriptions/customer';
const FETCH = 'openedSubscription/FETCH';

export const subscriptions = createDuck<Subscription>({ name: 'subscription', url: URL, shape });

/** One customer's subscription to save; the name keeps each customer's draft apart, also while there is no id. */
export const subscriptionsOf = ({ id }: Customer): Duck<Subscription> => ({
  ...subscriptions,
  name: `${subscriptions.name}/${id}`,
});

export interface OpenedSubscriptionState {
  loading: Status;
  subscription: Subscription | null;
  error: unknown;
}

const initialState: OpenedSubscriptionState = { loading: 'NOOP', subscription: null, error: null };

const reducer = createReducer<OpenedSubscriptionState>(initialState, {
  ...track<OpenedSubscriptionState>(FETCH, 'loading'),
  [REQUEST(FETCH)]: () => ({ ...initialState, loading: 'ONGOING' }),
  [SUCCESS(FETCH)]: (_state, { payload }: RequestAction<Subscription>) => ({
    loading: 'SUCCESS',
    subscription: payload,
    error: null,
  }),
});

export const openedSubscription = storeSlice('openedSubscription', reducer);

/** What a customer holds, read without a trace in the store. */
export const readSubscription = async (customer: Customer) => {
  const { data } = await axios.get<unknown>(`${URL}/${pathSegment(customer.id)}`);
  return subscriptionOf(readShape(shape, readRecord<Subscription>(data || {})), customer);
};

/** Opens what a customer holds; its screen tells a failure itself. */
export const openSubscription =
  (customer: Customer): Thunk =>
  async dispatch =>
    dispatch({ type: FETCH, payload: readSubscription(customer), meta: { silent: true } });
