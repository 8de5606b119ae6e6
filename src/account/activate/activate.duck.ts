import axios from 'axios';
import type { UnknownAction } from 'redux';
import { pathSegment } from 'core/http/path-segment';
import { FAILURE, REQUEST, SUCCESS, SHOWN_BY_SCREEN } from 'core/redux/request';

export const ACTION_TYPES = {
  ACTIVATE_ACCOUNT: 'activate/ACTIVATE_ACCOUNT',
  RESET: 'activate/RESET',
};

export interface ActivateState {
  readonly activationSuccess: boolean;
  readonly activationFailure: boolean;
  readonly error: unknown;
}

const initialState: ActivateState = {
  activationSuccess: false,
  activationFailure: false,
  error: null,
};

export default (state: ActivateState = initialState, action: UnknownAction): ActivateState => {
  switch (action.type) {
    case REQUEST(ACTION_TYPES.ACTIVATE_ACCOUNT):
    case ACTION_TYPES.RESET:
      return initialState;
    case FAILURE(ACTION_TYPES.ACTIVATE_ACCOUNT):
      return { ...state, activationFailure: true, error: action.payload };
    case SUCCESS(ACTION_TYPES.ACTIVATE_ACCOUNT):
      return { ...state, activationSuccess: true };
    default:
      return state;
  }
};

const postKey = async (key: string) => axios.post(`/api/account/activate/${pathSegment(key)}`);

export const activateAction = (key: string) => ({
  type: ACTION_TYPES.ACTIVATE_ACCOUNT,
  payload: postKey(key),
  meta: SHOWN_BY_SCREEN,
});

export const reset = () => ({ type: ACTION_TYPES.RESET });
