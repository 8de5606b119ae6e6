import { runtimeConfig } from 'lib/runtime-config';
import { keepPrefetched } from './prefetched';
import { getToken } from './token';

/**
 * Asks for an address of the API, as `/api/account/me`, while the console's code is still on its way. Without a token
 * there is nobody to ask for.
 */
export const prefetch = (address: string) => {
  const token = getToken();
  if (!token) return;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  keepPrefetched(address, fetch(runtimeConfig.apiBase + address.slice(1), { headers }));
};
