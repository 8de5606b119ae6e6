import { createReducer, FAILURE, REQUEST, type RequestAction, SUCCESS } from 'core/redux/request';
import { storeSlice } from 'lib/store-slice';

/**
 * The state of saving an account form, as in JHipster's settings and password reducers. A screen that closes resets it.
 * The answer to what that screen sent is not shown by the next one.
 */
interface AccountUpdateState {
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

export const accountUpdate = (name: string, UPDATE: string, RESET: string) =>
  storeSlice(
    name,
    createReducer<AccountUpdateState>(initialState, {
      [REQUEST(UPDATE)]: () => ({ ...initialState, loading: true }),
      [FAILURE(UPDATE)]: (state, { payload }: RequestAction) =>
        state.loading ? { ...initialState, updateFailure: true, error: payload } : state,
      [SUCCESS(UPDATE)]: state => (state.loading ? { ...initialState, updateSuccess: true } : state),
      [RESET]: () => initialState,
    }),
  );
