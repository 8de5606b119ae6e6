import type { UnknownAction } from 'redux';

/** A part of the store under its own name. `select` reads it from the whole state. */
export interface StoreSlice<S> {
  name: string;
  reducer: (state: S | undefined, action: UnknownAction) => S;
  select: (state: unknown) => S;
}

/** Names a part of the store once: the store mounts `reducer` under `name`, and `select` finds it there. */
export const storeSlice = <S>(name: string, reducer: StoreSlice<S>['reducer']): StoreSlice<S> => ({
  name,
  reducer,
  select: state => (state as Record<string, unknown>)[name] as S,
});
