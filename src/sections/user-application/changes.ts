import axios from 'axios';
import { pathSegment } from 'core/http/path-segment';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { readIfUnconfirmed } from 'core/responses/write-answers';
import { foundRow, lookup } from 'records/lookup';
import { customers } from './duck';
import type { Customer } from './model';

/** The customer as stored now: its row may be older. The list finds customers by their e-mail. */
const readStored = async (row: Customer): Promise<Customer | undefined> =>
  foundRow(await lookup(customers, ({ id }) => id === row.id, { name: row.email ?? '', isBackground: false }));

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
    return dispatch({
      type: customers.types.SAVE,
      payload: readIfUnconfirmed(send(), isDone),
      meta: SHOWN_BY_SCREEN,
    });
  };

/** Toggles whether a customer may sign in. The server flips what it has stored. */
export const toggleActivated = (row: Customer): Thunk =>
  change(row, 'activated', () =>
    axios.post('/api/account/toggle-mobile-activated', null, { params: { mobileUserId: row.id } }),
  );

export const activateSubscription = (row: Customer): Thunk =>
  change(row, 'hasSubscription', async () => axios.post(`/api/activate-subscription/${pathSegment(row.id)}`));
