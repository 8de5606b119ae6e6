import { runtimeConfig } from 'lib/runtime-config';
import { earlyPaths, getToken } from './token';

/** Address of the signed-in account. */
export const ACCOUNT = '/api/account/me';

/** An early read that no screen has taken by then, in milliseconds, is too old. */
const FRESH = 10_000;

interface EarlyRead {
  token: string;
  response: Promise<Response>;
  at: number;
}

const reads = new Map<string, EarlyRead>();

/**
 * Asks for the account, and for what the screen at this address asked for when it was last open, while the console's
 * code still loads. Without a token, nothing is asked.
 */
export const readEarly = (address: string) => {
  const token = getToken();
  if (!token) return;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  for (const path of [ACCOUNT, ...earlyPaths(address)]) {
    const response = fetch(runtimeConfig.apiBase + path.slice(1), { headers, cache: 'no-store' });
    // The caller that uses the response also reports its failure.
    response.catch(() => undefined);
    reads.set(path, { token, response, at: Date.now() });
  }
};

/** The response to an early read of this path for the present token: maybe still pending, given once, and soon. */
export const takeEarlyRead = (path: string) => {
  const early = reads.get(path);
  reads.delete(path);
  return early && early.token === getToken() && Date.now() - early.at < FRESH ? early.response : undefined;
};
