import axios, { type AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { runtimeConfig } from 'lib/runtime-config';
import { parseResponse } from './responses';
import './background';
import { isAccessRefused } from './is-session-end';
import { watched } from './pending-requests';
import { getToken } from './token';

const TIMEOUT = 1_000_000;
const BEARER = 'Bearer ';

const originOf = (url: string) => new URL(url, window.location.href).origin;

const withToken = (config: InternalAxiosRequestConfig) => {
  const token = getToken();
  const isOurs = originOf(axios.getUri(config)) === originOf(runtimeConfig.apiBase);
  if (token && isOurs) config.headers.set('Authorization', BEARER + token);
  return config;
};

/** A late refusal of an older session must not end the present one. */
const carriedPresentToken = (config?: InternalAxiosRequestConfig) => {
  const carried = config?.headers.get('Authorization');
  return (carried ?? undefined) === (getToken() && BEARER + getToken());
};

/**
 * Sets the one axios up (R150): base path, timeout, bearer token for our own API only, arrays as repeated keys,
 * answers checked. A 401 or 403 calls `onUnauthenticated` (R20); that of a background call does not, for nobody asked
 * for it.
 */
const setupAxiosInterceptors = (onUnauthenticated: () => void) => {
  Object.assign(axios.defaults, {
    adapter: watched(axios.getAdapter(axios.defaults.adapter)),
    baseURL: runtimeConfig.apiBase,
    timeout: TIMEOUT,
    allowAbsoluteUrls: false,
    withCredentials: false,
    withXSRFToken: false,
    paramsSerializer: { indexes: null },
    transformResponse: [
      (body: unknown, headers: AxiosHeaders, status?: number) =>
        parseResponse(body, String(headers.get('content-type') ?? ''), status),
    ],
  });

  // A request leaves at once, before what was pressed is rendered.
  axios.interceptors.request.use(withToken, undefined, { synchronous: true });
  axios.interceptors.response.use(undefined, error => {
    const isRefused = isAccessRefused(error) && error.config?.isBackground !== true;
    if (isRefused && carriedPresentToken(error.config)) onUnauthenticated();
    return Promise.reject(error);
  });
};

export default setupAxiosInterceptors;
