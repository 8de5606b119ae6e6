import type { AnyAction, UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';

/** The three actions that redux-promise-middleware makes of one whose payload is a promise. */
export const REQUEST = (type: string) => `${type}_PENDING`;
export const SUCCESS = (type: string) => `${type}_FULFILLED`;
export const FAILURE = (type: string) => `${type}_REJECTED`;

/** Marks a request whose outcome its own screen tells: no toast repeats it in other words. */
export const SHOWN_BY_SCREEN = { silent: true } as const;

/** The life of a request. */
export type Status = 'NOOP' | 'ONGOING' | 'SUCCESS' | 'ERROR';

export type Handlers<S> = Record<string, (state: S, action: AnyAction) => S>;

export type Thunk<R = unknown> = ThunkAction<Promise<R>, unknown, unknown, UnknownAction>;

/** Keeps `state[field]` at the status of the latest request of this type, and its failure in `state.error`. */
export const track = <S>(type: string, field: keyof S): Handlers<S> => ({
  [REQUEST(type)]: state => ({ ...state, [field]: 'ONGOING', error: null }),
  [SUCCESS(type)]: state => ({ ...state, [field]: 'SUCCESS' }),
  [FAILURE(type)]: (state, { payload }) => ({ ...state, [field]: 'ERROR', error: payload }),
});

export const createReducer =
  <S>(initial: S, handlers: Handlers<S>) =>
  (state: S | undefined = initial, action: AnyAction): S =>
    handlers[action.type]?.(state, action) ?? state;
