import { type AxiosAdapter, AxiosError, AxiosHeaders, type AxiosRequestConfig } from 'axios';
import { takePrefetchedAccount } from '../account-prefetch';

/** Returns an axios adapter for a `fetch` response that was requested before axios was loaded. */
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

/** The axios configuration for the account: it uses the prefetched response once, and then sends new requests. */
export const prefetchedAdapter = (): AxiosRequestConfig => {
  const taken = takePrefetchedAccount();
  return taken ? { adapter: adapterOf(taken) } : {};
};
