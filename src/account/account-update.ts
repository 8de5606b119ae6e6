import type { UnknownAction } from 'redux';
import { FAILURE, REQUEST, SUCCESS } from 'core/redux/request';

/** The state of saving an account form, as in JHipster's settings and password reducers. */
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
        return { ...initialState, updateFailure: true, error: action.payload };
      case SUCCESS(UPDATE):
        return { ...initialState, updateSuccess: true };
      case RESET:
        return initialState;
      default:
        return state;
    }
  };
