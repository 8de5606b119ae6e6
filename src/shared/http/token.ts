import { localStore, sessionStore } from 'shared/storage';

/** JHipster's key; the backend's other consoles use it too (spec 9). */
const TOKEN_KEY = 'jhi-authenticationToken';

export const getToken = (): string | undefined => {
  const token = localStore.get(TOKEN_KEY) ?? sessionStore.get(TOKEN_KEY);
  return typeof token === 'string' && token !== '' ? token : undefined;
};

export const clearToken = () => {
  localStore.remove(TOKEN_KEY);
  sessionStore.remove(TOKEN_KEY);
};

/** Kept beyond the browser's session only when asked for (spec 4); never in both places. */
export const storeToken = (token: string, rememberMe: boolean) => {
  clearToken();
  (rememberMe ? localStore : sessionStore).set(TOKEN_KEY, token);
};
