import { localStore, sessionStore } from 'lib/storage';

/** JHipster's key; the backend's other consoles use it too. */
const TOKEN_KEY = 'jhi-authenticationToken';

/** Whether a value can stand in an `Authorization` header: visible ASCII characters only. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[!-~]+$/.test(value);

export const getToken = (): string | undefined =>
  localStore.read(TOKEN_KEY, isToken) ?? sessionStore.read(TOKEN_KEY, isToken);

export const clearToken = () => {
  localStore.remove(TOKEN_KEY);
  sessionStore.remove(TOKEN_KEY);
};

/** Kept beyond the browser's session only when asked for (R17); never in both places. */
export const storeToken = (token: string, rememberMe: boolean) => {
  clearToken();
  (rememberMe ? localStore : sessionStore).set(TOKEN_KEY, token);
};
