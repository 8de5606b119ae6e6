import axios from 'axios';
import { accountShape, type Account } from 'core/auth/account';
import { getSession } from 'core/auth/authentication.duck';
import { giveBack } from 'lib/records/shape';
import type { Thunk } from 'core/redux/request';
import { accountUpdateReducer } from '../account-update';

export const ACTION_TYPES = {
  UPDATE_ACCOUNT: 'account/UPDATE_ACCOUNT',
  RESET: 'account/RESET',
};

export default accountUpdateReducer(ACTION_TYPES.UPDATE_ACCOUNT, ACTION_TYPES.RESET);

/** Saves the whole merged account (R28) and loads the session again. */
export const saveAccountSettings =
  (account: Partial<Account>): Thunk =>
  async dispatch => {
    await dispatch({
      type: ACTION_TYPES.UPDATE_ACCOUNT,
      payload: axios.post('/api/account/me', giveBack(accountShape, account)),
      meta: { silent: true },
    });
    return dispatch(getSession());
  };

export const reset = () => ({ type: ACTION_TYPES.RESET });
