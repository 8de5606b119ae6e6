import { causeOf, isTimeout } from '../diff/unreadable';

/** A request as it is sent to the backend. */
export interface Sent {
  method: string;
  /** Path and query below the backend's address: `/api/diseases?page=0`. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** The result of a request. */
export type Exchange = { method: string; path: string } & (
  | { kind: 'answered'; status: number; headers: Readonly<Record<string, string>>; text: string }
  | { kind: 'redirected'; status: number; to: string }
  | { kind: 'timed out' }
  | { kind: 'unreachable'; why: string }
);

/** A request that this tool must not send. */
export class NotAllowed extends Error {}

/** Timeout of a call in milliseconds. */
export const TIMEOUT = 10_000;

const SIGN_IN = '/api/authenticate';

/**
 * Nothing is written: only GET requests and the POST that signs in are sent.
 * @throws NotAllowed for any other request
 */
export const assertAllowed = ({ method, path }: Pick<Sent, 'method' | 'path'>) => {
  if (method === 'GET' || (method === 'POST' && path === SIGN_IN)) return;
  throw new NotAllowed(`${method} ${path} was not sent: only GET calls are made, and POST ${SIGN_IN} to sign in.`);
};

const responseOf = async (response: Response) => ({
  kind: 'answered' as const,
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
});

const isRedirect = ({ status, headers }: Response) => status >= 300 && status < 400 && headers.has('location');

/**
 * Sends one request to a backend. All requests of this tool go through it. It does not follow redirects: the token must
 * not reach another host.
 * @throws NotAllowed for a request that may write
 */
export const exchange = async (base: string, sent: Sent, timeout = TIMEOUT): Promise<Exchange> => {
  assertAllowed(sent);
  const { method, path, headers, body } = sent;
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(base + path, { method, headers, body, signal, redirect: 'manual' });
    if (isRedirect(response)) {
      const to = response.headers.get('location') ?? '';
      return { method, path, kind: 'redirected', status: response.status, to };
    }
    return { method, path, ...(await responseOf(response)) };
  } catch (error) {
    if (isTimeout(error)) return { method, path, kind: 'timed out' };
    return { method, path, kind: 'unreachable', why: causeOf(error) };
  }
};
