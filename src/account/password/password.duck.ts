import axios from 'axios';
import { SHOWN_BY_SCREEN } from 'core/redux/request';
import { accountUpdate } from '../account-update';

export const ACTION_TYPES = {
  UPDATE_PASSWORD: 'account/UPDATE_PASSWORD',
  RESET: 'account/RESET',
};

export const passwordUpdate = accountUpdate('password', ACTION_TYPES.UPDATE_PASSWORD, ACTION_TYPES.RESET);

export const savePassword = (currentPassword: string, newPassword: string) => ({
  type: ACTION_TYPES.UPDATE_PASSWORD,
  payload: axios.post('/api/account/change-password', { currentPassword, newPassword }),
  meta: SHOWN_BY_SCREEN,
});

export const reset = () => ({ type: ACTION_TYPES.RESET });
