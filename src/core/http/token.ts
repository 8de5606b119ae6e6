import { fieldsOf } from 'lib/is-plain-object';
import { localStore, sessionStore } from 'lib/storage';

/** JHipster's key; the backend's other consoles use it too. */
const TOKEN_KEY = 'jhi-authenticationToken';

/** Whether a value can be used in an `Authorization` header: visible ASCII characters only. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[!-~]+$/.test(value);

/** All tabs share the token in local storage. Another user may have signed in in another tab, and replaced it. */
let isSharedOfOther = false;

/** Records whose token the shared one is. This tab neither sends nor removes the token of another user. */
export const noteSharedToken = (isOfOther: boolean) => {
  isSharedOfOther = isOfOther;
};

/** Whether the token that was read last was in local storage. */
let isRemembered = false;

/** A damaged text is removed. A value of another kind is another application's: it is neither used nor removed. */
const tokenIn = (store: typeof localStore): string | undefined => {
  const stored = store.get(TOKEN_KEY);
  if (isToken(stored)) return stored;
  if (typeof stored === 'string') store.remove(TOKEN_KEY);
  return undefined;
};

export const getToken = (): string | undefined => {
  // Both are read, because reading removes damaged texts.
  const [own, shared] = [sessionStore, localStore].map(tokenIn);
  const token = own ?? (isSharedOfOther ? undefined : shared);
  if (token !== undefined) isRemembered = own === undefined;
  return token;
};

/**
 * Whether the user asked for "remember me" at the latest sign-in, also if its session has ended meanwhile. Not if
 * another user has taken the shared token since: a second remembered sign-in would end the session of that user.
 */
export const wasRemembered = () => isRemembered && !isSharedOfOther;

/** The login of the token's account, as the server told it last. It lies beside the token, and goes with it. */
const LOGIN_KEY = 'login';

const storeOfToken = () => (isRemembered ? localStore : sessionStore);

export const noteLogin = (login: string) => void (getToken() && storeOfToken().set(LOGIN_KEY, login));

/** Whose token it is, also before the server answers; undefined if this browser does not know it. */
export const loginOfToken = (): string | undefined => {
  const login = getToken() && storeOfToken().get(LOGIN_KEY);
  return typeof login === 'string' ? login : undefined;
};

/** The end of a token, and by address of a screen the paths that it asked for first with this token. */
const EARLY_KEY = 'early-reads';

/** The token lies beside it. Its end tells whether another console has replaced the token. */
const endOfToken = () => getToken()?.slice(-8);

/** What is stored decides what is requested: only reads of the API, and no way out of it. */
const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/api\/[\w/-]+(\?|$)/.test(path);

const allEarlyPaths = () => {
  const { token, paths } = fieldsOf(storeOfToken().get(EARLY_KEY));
  return token !== undefined && token === endOfToken() ? fieldsOf(paths) : {};
};

/** What the screen at an address asked for first with the present token. */
export const earlyPaths = (address: string): string[] => {
  const paths = allEarlyPaths()[address];
  return Array.isArray(paths) ? paths.filter(isPath) : [];
};

/** Asks for the path from the next start at the address on, or no longer. */
export const setEarlyPath = (address: string, path: string, isAsked: boolean) => {
  const others = earlyPaths(address).filter(one => one !== path);
  const paths = { ...allEarlyPaths(), [address]: isAsked ? [...others, path] : others };
  if (getToken()) storeOfToken().set(EARLY_KEY, { token: endOfToken(), paths });
};

export const clearToken = () => {
  const stores = isSharedOfOther ? [sessionStore] : [sessionStore, localStore];
  stores.forEach(store => [TOKEN_KEY, LOGIN_KEY, EARLY_KEY].forEach(store.remove));
};

/** Stores the token beyond the browser session only if the user asked for that (R17); never in both storages. */
export const storeToken = (token: string, rememberMe: boolean) => {
  clearToken();
  if (rememberMe) noteSharedToken(false);
  (rememberMe ? localStore : sessionStore).set(TOKEN_KEY, token);
};
