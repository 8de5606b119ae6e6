import axios, { type AxiosAdapter, AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { takeEarlyRead } from '../early-reads';
import { setEarlyPath } from '../token';

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

/** Uses an early read for the same path, once. What a screen asks `firstAt` its address is read early from then on. */
export const withEarlyReads =
  (read: AxiosAdapter): AxiosAdapter =>
  async config => {
    const path = axios.getUri({ ...config, baseURL: '' });
    const taken = takeEarlyRead(path);
    const { firstAt } = config;
    const answer = taken ? answerOf(taken, config) : read(config);
    if (firstAt === undefined) return answer;
    const status = await answer.then(
      response => response.status,
      (error: unknown) => (axios.isAxiosError(error) ? error.response?.status : undefined),
    );
    // 404: nothing is there. After a refusal, the screen asks in another way, or not at all.
    if (status) setEarlyPath(firstAt, path, status < 400 || status === 404);
    return answer;
  };
