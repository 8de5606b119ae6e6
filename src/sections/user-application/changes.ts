import axios from 'axios';
import { pathSegment } from 'core/http/path-segment';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { lookup, rowInList } from 'records/lookup';
import { responseOf, writeBack } from 'records/write-back';
import { customers } from './duck';
import type { Customer } from './record';

/** Sends a call that changes a state of the customer, unless somebody else has changed that state already. */
const change =
  (row: Customer, state: 'activated' | 'hasSubscription', send: () => Promise<unknown>): Thunk =>
  async dispatch => {
    // Its row may be older than what is stored. The list finds customers by their e-mail.
    const read = (signal?: AbortSignal) =>
      rowInList(customers, ({ id }) => id === row.id, { name: row.email ?? '', signal, isBackground: false });
    const writing = writeBack<Customer, unknown, Customer>({
      turn: `save/userApplication/${row.id}/${state}`,
      find: signal => lookup(read(signal)),
      despite: ['gone'],
      changeIn: now => (now[state] === row[state] ? undefined : now),
      edit: () => ({ ...row, [state]: !row[state] }),
      send,
      isDone: async () => {
        const now = await read();
        return now && now[state] !== row[state];
      },
    });
    return dispatch({ type: customers.types.SAVE, payload: responseOf(writing), meta: SHOWN_BY_SCREEN });
  };

/** Toggles whether a customer may sign in. The server flips what it has stored. */
export const toggleActivated = (row: Customer): Thunk =>
  change(row, 'activated', () =>
    axios.post('/api/account/toggle-mobile-activated', null, { params: { mobileUserId: row.id } }),
  );

export const activateSubscription = (row: Customer): Thunk =>
  change(row, 'hasSubscription', async () => axios.post(`/api/activate-subscription/${pathSegment(row.id)}`));
