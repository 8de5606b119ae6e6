import axios, { type AxiosAdapter, AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { type Exchange, exchange, TIMEOUT } from './exchange';

const headersOf = ({ headers }: InternalAxiosRequestConfig) =>
  Object.fromEntries(
    Object.entries(headers.toJSON()).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)] as const],
    ),
  );

const failed = (message: string, config: InternalAxiosRequestConfig, response?: AxiosResponse) =>
  new AxiosError(message, undefined, config, null, response);

const responseOf = (config: InternalAxiosRequestConfig, done: Exchange): AxiosResponse => {
  if (done.kind !== 'answered') throw failed(done.kind, config);
  const { status, headers, text } = done;
  const response = { data: text, status, statusText: '', headers, config };
  if (config.validateStatus?.(status) === false) throw failed(`status ${status}`, config, response);
  return response;
};

/** Sends the console's requests to a backend and passes each exchange to `onExchange`. `timeout` is in milliseconds. */
export const createAdapter =
  (base: string, onExchange: (done: Exchange) => void, timeout = TIMEOUT): AxiosAdapter =>
  async config => {
    const method = (config.method ?? 'get').toUpperCase();
    const body = typeof config.data === 'string' ? config.data : undefined;
    const path = axios.getUri(config);
    const done = await exchange(base, { method, path, headers: headersOf(config), body }, timeout);
    onExchange(done);
    return responseOf(config, done);
  };
