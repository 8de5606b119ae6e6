import axios from 'axios';
import { pathSegment } from 'core/http/path-segment';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { createDuck, type Duck } from 'records/duck';
import { type Customer, shape } from './model';

const duck = createDuck<Customer>({ name: 'userApplication', url: '/api/customers', shape, searchParam: 'user.email' });

const deleteEmployee = async (id: unknown) => axios.delete(`/api/account/delete-employee/${pathSegment(id)}`);

/** Only employees can be deleted (R135). */
const remove =
  ({ id }: Customer): Thunk =>
  async dispatch =>
    dispatch({ type: duck.types.REMOVE, payload: deleteEmployee(id), meta: SHOWN_BY_SCREEN });

/** A deleted employee cannot be restored from its row: registration needs a login, and the list does not have it. */
const readWhole = async () => undefined;

export const customers: Duck<Customer> = { ...duck, remove, readWhole };
