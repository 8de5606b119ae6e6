import { getToken } from 'core/http/token';
import { runtimeConfig } from 'lib/runtime-config';

/** Address of the signed-in account. */
export const ACCOUNT = '/api/account/me';

let response: Promise<Response> | undefined;

/** Requests the account while the console's code is still loading. Without a token, nothing is requested. */
export const prefetchAccount = () => {
  const token = getToken();
  if (!token) return;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  response = fetch(runtimeConfig.apiBase + ACCOUNT.slice(1), { headers, cache: 'no-store' });
  // The caller that uses the response also reports its failure.
  response.catch(() => undefined);
};

/** Returns the response of the prefetch, which may still be pending. Only the first call gets it. */
export const takePrefetchedAccount = () => {
  const taken = response;
  response = undefined;
  return taken;
};
