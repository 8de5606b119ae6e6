import { AxiosError, AxiosHeaders, type AxiosAdapter, type AxiosRequestConfig } from 'axios';
import { takePrefetchedAccount } from './account-prefetch';

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

/** How axios fetches the account: once from the answer that is under way already, then anew. */
export const prefetchedAdapter = (): AxiosRequestConfig => {
  const taken = takePrefetchedAccount();
  return taken ? { adapter: adapterOf(taken) } : {};
};
