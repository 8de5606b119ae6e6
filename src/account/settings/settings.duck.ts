import { accountUpdate } from '../account-update';

export const ACTION_TYPES = {
  UPDATE_ACCOUNT: 'account/UPDATE_ACCOUNT',
  RESET: 'account/RESET',
};

export const settingsUpdate = accountUpdate('settings', ACTION_TYPES.UPDATE_ACCOUNT, ACTION_TYPES.RESET);

export const reset = () => ({ type: ACTION_TYPES.RESET });
