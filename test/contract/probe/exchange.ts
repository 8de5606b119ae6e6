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

/** Why a request got no answer. */
export const failureOf = (done: Exclude<Exchange, { kind: 'answered' }>): string => {
  if (done.kind === 'timed out') return 'gave no response in time';
  return done.kind === 'redirected'
    ? `is redirected (${done.status}) to ${done.to}`
    : `could not be reached: ${done.why}`;
};

/** A request that this tool must not send. */
export class NotAllowed extends Error {}

/** Timeout of a call in milliseconds. */
export const TIMEOUT = 10_000;

const SIGN_IN = '/api/authenticate';

/**
 * Sends one request to a backend. All requests of this tool go through it. It does not follow redirects: the token must
 * not reach another host.
 * @throws NotAllowed for a request that may write: for all but GET requests and the POST that signs in
 */
export const exchange = async (base: string, sent: Sent, timeout = TIMEOUT): Promise<Exchange> => {
  const { method, path, headers, body } = sent;
  if (method !== 'GET' && !(method === 'POST' && path === SIGN_IN))
    throw new NotAllowed(`${method} ${path} was not sent: only GET calls are made, and POST ${SIGN_IN} to sign in.`);
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(base + path, { method, headers, body, signal, redirect: 'manual' });
    const { status } = response;
    const to = response.headers.get('location');
    if (to !== null && status >= 300 && status < 400) return { method, path, kind: 'redirected', status, to };
    const text = await response.text();
    return { method, path, kind: 'answered', status, headers: Object.fromEntries(response.headers), text };
  } catch (error) {
    if (isTimeout(error)) return { method, path, kind: 'timed out' };
    return { method, path, kind: 'unreachable', why: causeOf(error) };
  }
};
