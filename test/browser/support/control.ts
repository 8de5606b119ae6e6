import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { ADDRESS } from './worker';

export interface LoggedRequest {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  status: number;
}

/**
 * Gives an order to the control endpoint of the mock backend. Each has a line of its own: a server closes a line that
 * rests, and on a busy machine an order could be under way just then.
 */
const order = (method: 'GET' | 'POST', what: string, body: unknown = {}) =>
  new Promise<unknown>((resolve, reject) => {
    const requested = request(`${ADDRESS}__control/${what}`, { method, agent: false }, response => {
      json(response).then(resolve, reject);
    });
    requested.setHeader('content-type', 'application/json');
    requested.on('error', reject);
    requested.end(method === 'GET' ? undefined : JSON.stringify(body));
  });

export const control = {
  reset: () => order('POST', 'reset', { rich: true }),
  expireSessions: () => order('POST', 'expire'),
  useProfile: (name: string) => order('POST', 'profile', { name }),
  /** The profile that is on. */
  profile: async () => ((await order('GET', 'state')) as { profile: string }).profile,
  /** What the console sent and may not send. */
  offences: async () => (await order('GET', 'offences')) as string[],
  fault: (fault: unknown) => order('POST', 'fault', fault),
  /** Opens a session of that account and answers its token. */
  openSession: async (login: string) =>
    String(((await order('POST', 'session', { login })) as { token: string }).token),
  log: async () => (await order('GET', 'log')) as LoggedRequest[],
  /** All that changes something, but signing in. */
  writes: async () =>
    (await control.log()).filter(({ method, path }) => method !== 'GET' && !path.endsWith('/authenticate')),
};
