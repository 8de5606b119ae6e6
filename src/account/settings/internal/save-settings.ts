import axios from 'axios';
import { type Account, accountShape } from 'core/auth/account';
import { BACKGROUND } from 'core/http/background';
import { SHOWN_BY_SCREEN } from 'core/redux/request';
import { readRecord } from 'core/responses/responses';
import { same } from 'lib/deep-equal';
import { fieldsOf } from 'lib/is-plain-object';
import { giveBack, readShape } from 'lib/records/shape';
import { lookup } from 'records/lookup';
import { responseOf, writeBack } from 'records/write-back';

/** The own account as it is stored now. */
const readStored = async () => {
  const { data } = await axios.get<unknown>('/api/account/me');
  return readShape(accountShape, readRecord<Account>(data));
};

/** Sends the account as it is stored now, with the edits merged over it (R28). */
const save = (edits: Partial<Account>) =>
  responseOf(
    writeBack<Partial<Account>, unknown>({
      find: () => lookup(readStored()),
      edit: stored => ({ ...stored, ...edits }),
      send: async account => axios.post('/api/account/me', giveBack(accountShape, account)),
      isDone: async () => {
        const now = await readStored();
        return same({ ...now, ...edits }, now);
      },
    }),
  );

/** Saves the edited fields of the own account. */
export const saveAccountSettings = (edits: Partial<Account>) => ({
  type: 'account/UPDATE_ACCOUNT',
  payload: save(edits),
  meta: SHOWN_BY_SCREEN,
});

/** Whether these edits are stored. A background call: the user waits for nothing. */
export const areStored = async (edits: Partial<Account>, signal: AbortSignal): Promise<boolean> => {
  const { data } = await axios.get<unknown>('/api/account/me', { signal, ...BACKGROUND });
  return Object.entries(edits).every(([field, value]) => same(fieldsOf(data)[field], value));
};
