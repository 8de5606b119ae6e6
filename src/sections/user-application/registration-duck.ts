import axios from 'axios';
import { SENDS_RECORD } from 'core/responses/write-answers';
import { readShape } from 'lib/records/shape';
import { savedBy } from 'records/crud-thunks';
import type { Duck } from 'records/duck';
import { customers } from './duck';
import { type Customer, customer } from './record';

/** A duck that registers customers. Its name separates the drafts of the two forms. */
const registering = (path: string): Duck<Customer> => ({
  ...customers,
  name: `${customers.name}/${path}`,
  save: registered => async dispatch =>
    dispatch(
      savedBy(customers.types.SAVE, axios.post(`/api/account/${path}`, registered, SENDS_RECORD), saved =>
        readShape(customer.shape, saved),
      ),
    ),
});

export const mobileUsers = registering('register-mobile');
export const employees = registering('register-employee');
