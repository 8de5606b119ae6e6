import axios from 'axios';
import { pathSegment } from 'core/http/path-segment';
import { createReducer, FAILURE, REQUEST, type RequestAction, SHOWN_BY_SCREEN, SUCCESS } from 'core/redux/request';
import { storeSlice } from 'lib/store-slice';

export const ACTION_TYPES = {
  ACTIVATE_ACCOUNT: 'activate/ACTIVATE_ACCOUNT',
};

interface ActivateState {
  readonly activationSuccess: boolean;
  readonly activationFailure: boolean;
  readonly error: unknown;
}

const initialState: ActivateState = {
  activationSuccess: false,
  activationFailure: false,
  error: null,
};

export const activation = storeSlice(
  'activate',
  createReducer<ActivateState>(initialState, {
    [REQUEST(ACTION_TYPES.ACTIVATE_ACCOUNT)]: () => initialState,
    [FAILURE(ACTION_TYPES.ACTIVATE_ACCOUNT)]: (state, { payload }: RequestAction) => ({
      ...state,
      activationFailure: true,
      error: payload,
    }),
    [SUCCESS(ACTION_TYPES.ACTIVATE_ACCOUNT)]: state => ({ ...state, activationSuccess: true }),
  }),
);

const postKey = async (key: string) => axios.post(`/api/account/activate/${pathSegment(key)}`);

export const activateAction = (key: string) => ({
  type: ACTION_TYPES.ACTIVATE_ACCOUNT,
  payload: postKey(key),
  meta: SHOWN_BY_SCREEN,
});
