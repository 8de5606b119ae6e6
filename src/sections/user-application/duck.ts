import axios from 'axios';
import { createDuck, type Duck } from 'shared/redux/create-duck';
import type { Thunk } from 'shared/redux/request';
import type { Customer } from './model';

const duck = createDuck<Customer>({ name: 'userApplication', url: '/api/customers', searchParam: 'user.email' });
const { SAVE, REMOVE } = duck.types;

/** Only employees can be deleted (decision 29). */
const remove =
  ({ id = '' }: Customer): Thunk =>
  async dispatch =>
    dispatch({ type: REMOVE, payload: axios.delete(`/api/account/delete-employee/${encodeURIComponent(id)}`) });

export const customers: Duck<Customer> = { ...duck, remove };

/** Customers as a form registers them; the name keeps the drafts of its two forms apart. */
const registering = (path: string): Duck<Customer> => ({
  ...duck,
  name: `${duck.name}/${path}`,
  save: customer => async dispatch => dispatch({ type: SAVE, payload: axios.post(`/api/account/${path}`, customer) }),
});

export const mobileUsers = registering('register-mobile');
export const employees = registering('register-employee');

/** Turns round whether a customer may sign in. */
export const toggleActivated =
  ({ id }: Customer): Thunk =>
  async dispatch =>
    dispatch({
      type: SAVE,
      payload: axios.post('/api/account/toggle-mobile-activated', null, { params: { mobileUserId: id } }),
    });

export const activateSubscription =
  ({ id = '' }: Customer): Thunk =>
  async dispatch =>
    dispatch({ type: SAVE, payload: axios.post(`/api/activate-subscription/${encodeURIComponent(id)}`) });
