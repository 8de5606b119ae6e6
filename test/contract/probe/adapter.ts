import axios, { type AxiosAdapter, AxiosError } from 'axios';
import { type Exchange, exchange, TIMEOUT } from './exchange';

/** Sends the console's requests to a backend and passes each exchange to `onExchange`. `timeout` is in milliseconds. */
export const createAdapter =
  (base: string, onExchange: (done: Exchange) => void, timeout = TIMEOUT): AxiosAdapter =>
  async config => {
    const method = (config.method ?? 'get').toUpperCase();
    const headers = config.headers.toJSON() as Record<string, string>;
    const body = typeof config.data === 'string' ? config.data : undefined;
    const done = await exchange(base, { method, path: axios.getUri(config), headers, body }, timeout);
    onExchange(done);
    if (done.kind !== 'answered') throw new AxiosError(done.kind, undefined, config);
    const response = { data: done.text, status: done.status, statusText: '', headers: done.headers, config };
    if (config.validateStatus?.(done.status) === false)
      throw new AxiosError(`status ${done.status}`, undefined, config, null, response);
    return response;
  };
