import axios, { type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { isAccessRefused } from 'core/responses/session-end';
import { readAnswer, readFailure } from 'core/responses/write-answers';
import { runtimeConfig } from 'lib/runtime-config';
import { withEarlyReads } from './internal/early-adapter';
import { watched } from './pending-requests';
import { getToken } from './token';
import './background';

/** The call of a sign-in. */
export const SIGN_IN = '/api/authenticate';

const TIMEOUT = 1_000_000;
const BEARER = 'Bearer ';

const originOf = (url: string) => new URL(url, window.location.href).origin;

const withToken = (config: InternalAxiosRequestConfig) => {
  const token = getToken();
  const isOurs = originOf(axios.getUri(config)) === originOf(runtimeConfig.apiBase);
  if (token && isOurs) config.headers.set('Authorization', BEARER + token);
  return config;
};

/**
 * Sends a request. A read goes past the browser's cache (F185): a proxy may mark all answers as cacheable, and a list
 * would show the old row after a save. A request header would do that too, but another origin must allow each header.
 */
const createAdapter = (): AxiosAdapter => {
  const [read, write] = [withEarlyReads(axios.getAdapter('fetch')), axios.getAdapter(axios.defaults.adapter)];
  return config => {
    if (config.method !== 'get') return write(config);
    const baseURL = new URL(config.baseURL ?? '', window.location.href).href;
    return read({ ...config, baseURL, fetchOptions: { cache: 'no-store' } });
  };
};

/** A late 401 or 403 of an older session must not end the current one. */
const carriedPresentToken = (config?: InternalAxiosRequestConfig) => {
  const carried = config?.headers.get('Authorization');
  return (carried ?? undefined) === (getToken() && BEARER + getToken());
};

/** A wrong password says nothing about the session, which may be that of another tab. */
const isOfSession = (config?: InternalAxiosRequestConfig) =>
  !config?.isBackground && !config?.url?.endsWith(SIGN_IN) && carriedPresentToken(config);

/**
 * Configures the one axios instance (R150): base path, timeout, bearer token for our own API only, arrays as repeated
 * keys, checked responses. A 401 or 403 of the current session calls `onUnauthenticated` (R20), and so does an account
 * that the server no longer finds. That of a background call does not, because the user did not start the call.
 */
const setupAxiosInterceptors = (onUnauthenticated: () => void) => {
  Object.assign(axios.defaults, {
    adapter: watched(createAdapter()),
    baseURL: runtimeConfig.apiBase,
    timeout: TIMEOUT,
    allowAbsoluteUrls: false,
    withXSRFToken: false,
    paramsSerializer: { indexes: null },
    // `readAnswer` parses: it knows the request too.
    transformResponse: [],
  });

  // Synchronous: a request is sent at once, before React renders the result of the user's action.
  axios.interceptors.request.use(withToken, undefined, { synchronous: true });
  axios.interceptors.response.use(readAnswer, (failed: unknown) => {
    const error = readFailure(failed);
    if (isAccessRefused(error) && isOfSession(error.config)) onUnauthenticated();
    return Promise.reject(error);
  });
};

export default setupAxiosInterceptors;
