import { localStore, sessionStore } from 'lib/storage';

/** JHipster's key; the backend's other consoles use it too. */
const TOKEN_KEY = 'jhi-authenticationToken';

/** Beside the token, and gone with it. */
const AREAS_KEY = 'areas-of-token';

/** Whether a value can stand in an `Authorization` header: visible ASCII characters only. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[!-~]+$/.test(value);

export const getToken = (): string | undefined =>
  localStore.read(TOKEN_KEY, isToken) ?? sessionStore.read(TOKEN_KEY, isToken);

export const clearToken = () => {
  for (const store of [localStore, sessionStore]) {
    store.remove(TOKEN_KEY);
    store.remove(AREAS_KEY);
  }
};

/** Kept beyond the browser's session only when asked for (R17); never in both places. */
export const storeToken = (token: string, rememberMe: boolean) => {
  clearToken();
  (rememberMe ? localStore : sessionStore).set(TOKEN_KEY, token);
};

const isPaths = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(path => typeof path === 'string');

/** Keeps the paths of the areas, as `/admin`, that the account of the token may enter. */
export const keepAreasOfToken = (areas: readonly string[]) =>
  (localStore.read(TOKEN_KEY, isToken) ? localStore : sessionStore).set(AREAS_KEY, areas);

/** The areas that the account could enter when it was here last; none where that is not known. */
export const areasOfToken = (): readonly string[] =>
  localStore.read(AREAS_KEY, isPaths) ?? sessionStore.read(AREAS_KEY, isPaths) ?? [];
