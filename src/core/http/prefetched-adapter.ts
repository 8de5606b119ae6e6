import { AxiosError, AxiosHeaders, type AxiosAdapter, type AxiosRequestConfig } from 'axios';
import { takePrefetched } from './prefetched';

/** Gives axios a response of `fetch` that was asked for before axios was there. */
const adapterOf =
  (taken: Promise<Response>): AxiosAdapter =>
  async config => {
    const fetched = await taken.catch(() => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    });
    const { status, statusText } = fetched;
    const headers = new AxiosHeaders(Object.fromEntries(fetched.headers));
    const response = { data: await fetched.text(), status, statusText, headers, config };
    if (!fetched.ok) throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_REQUEST, config, undefined, response);
    return response;
  };

/** How axios gets an address with its query, as `/api/plans?page=0`: once from the response under way, then anew. */
export const prefetchedAdapter = (address: string): AxiosRequestConfig => {
  const taken = takePrefetched(address);
  return taken ? { adapter: adapterOf(taken) } : {};
};
