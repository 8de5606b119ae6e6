import axios from 'axios';
import type { AnyAction } from 'redux';
import { FAILURE, REQUEST, SUCCESS } from 'shared/redux/request';

export const ACTION_TYPES = {
  ACTIVATE_ACCOUNT: 'activate/ACTIVATE_ACCOUNT',
  RESET: 'activate/RESET',
};

const initialState = {
  activationSuccess: false,
  activationFailure: false,
};

export type ActivateState = Readonly<typeof initialState>;

export default (state: ActivateState = initialState, action: AnyAction): ActivateState => {
  switch (action.type) {
    case REQUEST(ACTION_TYPES.ACTIVATE_ACCOUNT):
    case ACTION_TYPES.RESET:
      return initialState;
    case FAILURE(ACTION_TYPES.ACTIVATE_ACCOUNT):
      return { ...state, activationFailure: true };
    case SUCCESS(ACTION_TYPES.ACTIVATE_ACCOUNT):
      return { ...state, activationSuccess: true };
    default:
      return state;
  }
};

export const activateAction = (key: string) => ({
  type: ACTION_TYPES.ACTIVATE_ACCOUNT,
  payload: axios.post(`/api/account/activate/${encodeURIComponent(key)}`),
  meta: { silent: true },
});

export const reset = () => ({ type: ACTION_TYPES.RESET });
