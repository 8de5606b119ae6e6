import { runtimeConfig } from 'lib/runtime-config';
import { getToken } from './token';

const responses = new Map<string, Promise<Response>>();

/**
 * Asks for an address of the API, as `/api/account/me`, while the console's code is still on its way. Without a token
 * there is nobody to ask for.
 */
export const prefetch = (address: string) => {
  const token = getToken();
  if (!token) return;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const response = fetch(runtimeConfig.apiBase + address.slice(1), { headers });
  responses.set(address, response);
  // Whoever takes the response tells of its failure.
  response.catch(() => undefined);
};

/** The response that is under way already, once. */
export const takePrefetched = (address: string) => {
  const taken = responses.get(address);
  responses.delete(address);
  return taken;
};

/** What the start has not taken would be old when somebody asks for it. */
export const dropPrefetched = () => responses.clear();
