import axios from 'axios';
import { type Account, accountShape } from 'core/auth/account';
import { getSession } from 'core/auth/authentication.duck';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { readRecord } from 'core/responses/responses';
import { giveBack, readShape } from 'lib/records/shape';
import { accountUpdate } from '../account-update';

export const ACTION_TYPES = {
  UPDATE_ACCOUNT: 'account/UPDATE_ACCOUNT',
  RESET: 'account/RESET',
};

export const settingsUpdate = accountUpdate('settings', ACTION_TYPES.UPDATE_ACCOUNT, ACTION_TYPES.RESET);

/** Sends the account as it is stored now, with the edits merged over it (R28). */
const save = async (edits: Partial<Account>) => {
  const { data } = await axios.get<unknown>('/api/account/me');
  const stored = readShape(accountShape, readRecord<Account>(data));
  return axios.post('/api/account/me', giveBack(accountShape, { ...stored, ...edits }));
};

/** Saves the edited fields of the own account, and loads the session again. */
export const saveAccountSettings =
  (edits: Partial<Account>): Thunk =>
  async dispatch => {
    await dispatch({
      type: ACTION_TYPES.UPDATE_ACCOUNT,
      payload: save(edits),
      meta: SHOWN_BY_SCREEN,
    });
    return dispatch(getSession());
  };

export const reset = () => ({ type: ACTION_TYPES.RESET });
