import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';

/** The types of the three actions that redux-promise-middleware dispatches for an action whose payload is a promise. */
export const REQUEST = (type: string) => `${type}_PENDING`;
export const SUCCESS = (type: string) => `${type}_FULFILLED`;
export const FAILURE = (type: string) => `${type}_REJECTED`;

/** Marks a request whose result its own screen shows, or which needs no message: no toast repeats it in other words. */
export const SHOWN_BY_SCREEN = { isShownByScreen: true } as const;

/** The state of a request. */
export type Status = 'NOOP' | 'ONGOING' | 'SUCCESS' | 'ERROR';

/**
 * A request's action as a reducer receives it. The payload is the response or the error; `meta` is what the action
 * creator added.
 */
export interface RequestAction<P = unknown, M = unknown> {
  type: string;
  payload: P;
  meta: M;
}

/** How the state changes, by action type. Each handler declares the type of its own action. */
export type Handlers<S> = Record<string, (state: S, action: never) => S>;

export type Thunk<R = unknown> = ThunkAction<Promise<R>, unknown, unknown, UnknownAction>;

/** Keeps `state[field]` at the status of the latest request of this type, and its failure in `state.error`. */
export const track = <S>(type: string, field: keyof S): Handlers<S> => ({
  [REQUEST(type)]: state => ({ ...state, [field]: 'ONGOING', error: null }),
  [SUCCESS(type)]: state => ({ ...state, [field]: 'SUCCESS' }),
  [FAILURE(type)]: (state, { payload }: RequestAction) => ({ ...state, [field]: 'ERROR', error: payload }),
});

export const createReducer =
  <S>(initial: S, handlers: Handlers<S>) =>
  (state: S | undefined = initial, action: UnknownAction): S =>
    // Each handler is stored under the type of its action.
    handlers[action.type]?.(state, action as never) ?? state;
