import axios from 'axios';
import { pathSegment } from 'core/http/path-segment';
import { createDuck, type Duck } from 'core/redux/create-duck';
import { savedBy } from 'core/redux/crud-thunks';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { readIfUnconfirmed, SENDS_RECORD } from 'core/responses/write-answers';
import { readShape } from 'lib/records/shape';
import { type Customer, shape } from './model';

const duck = createDuck<Customer>({ name: 'userApplication', url: '/api/customers', shape, searchParam: 'user.email' });
const { SAVE, REMOVE } = duck.types;

const deleteEmployee = async (id: unknown) => axios.delete(`/api/account/delete-employee/${pathSegment(id)}`);

/** Only employees can be deleted (R135). */
const remove =
  ({ id }: Customer): Thunk =>
  async dispatch =>
    dispatch({ type: REMOVE, payload: deleteEmployee(id), meta: SHOWN_BY_SCREEN });

/** A deleted employee cannot be restored from its row: registration needs a login, and the list does not have it. */
const readWhole = async () => undefined;

export const customers: Duck<Customer> = { ...duck, remove, readWhole };

/** A duck that registers customers. Its name separates the drafts of the two forms. */
const registering = (path: string): Duck<Customer> => ({
  ...duck,
  name: `${duck.name}/${path}`,
  save: customer => async dispatch =>
    dispatch(
      savedBy(SAVE, axios.post(`/api/account/${path}`, customer, SENDS_RECORD), saved => readShape(shape, saved)),
    ),
});

export const mobileUsers = registering('register-mobile');
export const employees = registering('register-employee');

/** The customer as stored now: its row may be older. The list finds customers by their e-mail. */
const readStored = async (row: Customer): Promise<Customer | undefined> => {
  const { content } = await duck.fetchPage({ search: row.email ?? '' });
  return content.find(({ id }) => id === row.id);
};

/** Sends a call that changes a state of the customer, unless somebody else has changed that state already. */
const change =
  (row: Customer, state: keyof Customer, send: () => Promise<unknown>): Thunk =>
  async dispatch => {
    const { [state]: stored } = (await readStored(row)) ?? row;
    if (stored !== row[state]) return undefined;
    const isDone = async () => {
      const now = await readStored(row);
      return now && now[state] !== stored;
    };
    return dispatch({ type: SAVE, payload: readIfUnconfirmed(send(), isDone), meta: SHOWN_BY_SCREEN });
  };

/** Toggles whether a customer may sign in. The server flips what it has stored. */
export const toggleActivated = (row: Customer): Thunk =>
  change(row, 'activated', () =>
    axios.post('/api/account/toggle-mobile-activated', null, { params: { mobileUserId: row.id } }),
  );

export const activateSubscription = (row: Customer): Thunk =>
  change(row, 'hasSubscription', async () => axios.post(`/api/activate-subscription/${pathSegment(row.id)}`));
