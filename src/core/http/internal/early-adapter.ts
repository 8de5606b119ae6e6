import axios, { type AxiosAdapter, AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { takeEarlyRead } from '../early-reads';
import { dropEarlyPath, noteEarlyPath } from '../token';

/** Gives axios a response of `fetch` that was requested before axios was loaded. */
const answerOf = async (taken: Promise<Response>, config: InternalAxiosRequestConfig) => {
  const fetched = await taken.catch(() => {
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  });
  const { status, statusText } = fetched;
  const headers = new AxiosHeaders(Object.fromEntries(fetched.headers));
  const response = { data: await fetched.text(), status, statusText, headers, config };
  if (!fetched.ok) throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_REQUEST, config, undefined, response);
  return response;
};

/** After them the screen at the address asks in another way, or not at all. */
const REFUSALS = [400, 401, 403, 500];

/** Uses an early read for the same path, once. What a screen asks `firstAt` its address is read early from then on. */
export const withEarlyReads =
  (read: AxiosAdapter): AxiosAdapter =>
  async config => {
    const path = axios.getUri({ ...config, baseURL: '' });
    const taken = takeEarlyRead(path);
    const { firstAt } = config;
    const note = (status: number) => {
      if (firstAt !== undefined) (REFUSALS.includes(status) ? dropEarlyPath : noteEarlyPath)(firstAt, path);
    };
    try {
      const response = await (taken ? answerOf(taken, config) : read(config));
      note(response.status);
      return response;
    } catch (error) {
      if (axios.isAxiosError(error) && error.response) note(error.response.status);
      throw error;
    }
  };
