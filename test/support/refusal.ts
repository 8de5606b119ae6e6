import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';

type Headers = Record<string, string>;

/** The response to a request, as axios passes it on. */
export const responseOf = (
  status: number,
  data: unknown,
  headers: Headers = {},
  config: object = {},
): AxiosResponse => ({
  status,
  statusText: '',
  data,
  headers,
  config: { headers: new AxiosHeaders(), url: '/api/x', ...config },
});

/** The error of a request that was refused with this response. */
export const failureOf = (status: number, data: unknown, config?: object, headers?: Headers) => {
  const response = responseOf(status, data, headers, config);
  return new AxiosError('refused', undefined, response.config, undefined, response);
};
