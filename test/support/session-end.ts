import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';

/** The error of a call whose token is no longer accepted. */
export const sessionEnd = () => {
  const headers = new AxiosHeaders({ Authorization: 'Bearer old' });
  const config: InternalAxiosRequestConfig = { headers };
  const response = { status: 401, statusText: '', data: '', headers, config };
  return new AxiosError('', '401', config, undefined, response);
};
