import { localStore, sessionStore } from 'lib/storage';

/** JHipster's key; the backend's other consoles use it too. */
const TOKEN_KEY = 'jhi-authenticationToken';

/** Whether a value can stand in an `Authorization` header: visible ASCII characters only. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[!-~]+$/.test(value);

/** All tabs share the token in the local storage. Somebody else may have signed in in another tab, and replaced it. */
let isSharedOfOther = false;

/** Notes whose the shared token is. That of somebody else is neither sent nor removed by this tab. */
export const noteSharedToken = (isOfOther: boolean) => {
  isSharedOfOther = isOfOther;
};

export const getToken = (): string | undefined => {
  // Both are read, for reading removes what is damaged.
  const [own, shared] = [sessionStore, localStore].map(store => store.read(TOKEN_KEY, isToken));
  return own ?? (isSharedOfOther ? undefined : shared);
};

export const clearToken = () => {
  sessionStore.remove(TOKEN_KEY);
  if (!isSharedOfOther) localStore.remove(TOKEN_KEY);
};

/** Kept beyond the browser's session only when asked for (R17); never in both places. */
export const storeToken = (token: string, rememberMe: boolean) => {
  clearToken();
  if (rememberMe) noteSharedToken(false);
  (rememberMe ? localStore : sessionStore).set(TOKEN_KEY, token);
};
