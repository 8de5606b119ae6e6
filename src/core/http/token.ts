import { localStore, sessionStore } from 'lib/storage';

/** JHipster's key; the backend's other consoles use it too. */
const TOKEN_KEY = 'jhi-authenticationToken';

/** Whether a value can stand in an `Authorization` header: visible ASCII characters only. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[!-~]+$/.test(value);

/** What is kept beyond the session is shared by all tabs. It is no longer this tab's once somebody else signs in. */
let isKeptByOther = false;

/** Whether the shared token belongs to somebody else than who is signed in here. Then it is neither sent nor removed. */
export const noteSharedToken = (isOfOther: boolean) => {
  isKeptByOther = isOfOther;
};

export const getToken = (): string | undefined => {
  // Both are read, for reading removes what is damaged.
  const [own, shared] = [sessionStore, localStore].map(store => store.read(TOKEN_KEY, isToken));
  return own ?? (isKeptByOther ? undefined : shared);
};

export const clearToken = () => {
  sessionStore.remove(TOKEN_KEY);
  if (!isKeptByOther) localStore.remove(TOKEN_KEY);
};

/** Kept beyond the browser's session only when asked for (R17); never in both places. */
export const storeToken = (token: string, rememberMe: boolean) => {
  clearToken();
  if (rememberMe) noteSharedToken(false);
  (rememberMe ? localStore : sessionStore).set(TOKEN_KEY, token);
};
