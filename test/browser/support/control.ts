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
 * Sends a command to the control endpoint of the mock backend. Each command has its own connection: a server closes an
 * idle connection, and on a busy machine a command could be in flight at that moment.
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
  scenario: (name: string) => order('POST', 'scenario', { name }),
  profile: (name: string) => order('POST', 'profile', { name }),
  /** What the console sent although it must not. */
  offences: async () => (await order('GET', 'offences')) as string[],
  fault: (fault: unknown) => order('POST', 'fault', fault),
  /** Opens a session for this account and returns its token. */
  openSession: async (login: string) =>
    String(((await order('POST', 'session', { login })) as { token: string }).token),
  log: async () => (await order('GET', 'log')) as LoggedRequest[],
  /** All requests that change something, except signing in. */
  writes: async () =>
    (await control.log()).filter(({ method, path }) => method !== 'GET' && !path.endsWith('/authenticate')),
};
