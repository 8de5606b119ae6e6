import { isToken, storeToken } from 'core/http/token';
import { Unreadable } from '../diff/unreadable';
import { exchange, failureOf } from './exchange';

const BEARER = /^Bearer (.+)$/;

/**
 * Signs in with the call of the specification. The console then uses the token of the response.
 * @throws Unreadable if the backend cannot be reached, refuses, or responds without a token
 */
export const signIn = async (base: string, username: string, password: string, timeout?: number) => {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const body = JSON.stringify({ username, password, rememberMe: false });
  const done = await exchange(base, { method: 'POST', path: '/api/authenticate', headers, body }, timeout);
  if (done.kind !== 'answered') throw new Unreadable(`${base} ${failureOf(done)}.`);
  if (done.status >= 400) throw new Unreadable(`${username} could not sign in: the backend answered ${done.status}.`);
  const token = BEARER.exec(done.headers.authorization ?? '')?.[1].trim();
  if (!isToken(token)) throw new Unreadable('Signing in answered no header "authorization: Bearer …".');
  storeToken(token, false);
};
