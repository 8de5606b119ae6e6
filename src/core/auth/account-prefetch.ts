import { getToken } from 'core/http/token';
import { runtimeConfig } from 'lib/runtime-config';

/** Address of the signed-in account. */
export const ACCOUNT = '/api/account/me';

let response: Promise<Response> | undefined;

/** Asks for the account while the console's code is still on its way; without a token there is none to ask for. */
export const prefetchAccount = () => {
  const token = getToken();
  if (!token) return;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  response = fetch(runtimeConfig.apiBase + ACCOUNT.slice(1), { headers });
  // Whoever takes the answer tells of its failure.
  response.catch(() => undefined);
};

/** The answer that is under way already, once. */
export const takePrefetchedAccount = () => {
  const taken = response;
  response = undefined;
  return taken;
};
