import type { UnknownAction } from 'redux';
import { FAILURE, REQUEST, SUCCESS } from 'core/redux/request';

/**
 * The state of saving an account form, as in JHipster's settings and password reducers. A screen that closes resets it.
 * The answer to what that screen sent is not shown by the next one.
 */
export interface AccountUpdateState {
  readonly loading: boolean;
  readonly error: unknown;
  readonly updateSuccess: boolean;
  readonly updateFailure: boolean;
}

const initialState: AccountUpdateState = {
  loading: false,
  error: null,
  updateSuccess: false,
  updateFailure: false,
};

export const accountUpdateReducer =
  (UPDATE: string, RESET: string) =>
  (state: AccountUpdateState = initialState, action: UnknownAction): AccountUpdateState => {
    switch (action.type) {
      case REQUEST(UPDATE):
        return { ...initialState, loading: true };
      case FAILURE(UPDATE):
        return state.loading ? { ...initialState, updateFailure: true, error: action.payload } : state;
      case SUCCESS(UPDATE):
        return state.loading ? { ...initialState, updateSuccess: true } : state;
      case RESET:
        return initialState;
      default:
        return state;
    }
  };
