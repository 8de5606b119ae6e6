import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';

/** The three actions that redux-promise-middleware makes of one whose payload is a promise. */
export const REQUEST = (type: string) => `${type}_PENDING`;
export const SUCCESS = (type: string) => `${type}_FULFILLED`;
export const FAILURE = (type: string) => `${type}_REJECTED`;

/** Marks a request whose outcome its own screen tells: no toast repeats it in other words. */
export const SHOWN_BY_SCREEN = { silent: true } as const;

/** The life of a request. */
export type Status = 'NOOP' | 'ONGOING' | 'SUCCESS' | 'ERROR';

/**
 * The action of a request as a reducer receives it. The payload is the response or the failure; `meta` is what the
 * action's creator noted.
 */
export interface RequestAction<P = unknown, M = unknown> {
  type: string;
  payload: P;
  meta: M;
}

/** How the state changes, by the type of the action. Each handler names the type of its own action. */
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
    // A handler stands under the type of its own action.
    handlers[action.type]?.(state, action as never) ?? state;
