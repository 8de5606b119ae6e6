import { readdirSync, readFileSync } from 'node:fs';
import { exchange, NotAllowed } from '../probe/exchange';
import { startServer } from './http-server';

it.each([
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'get'].map(method => [method, '/api/groups'] as const),
  ...['/', '?x', '/../groups'].map(more => ['POST', `/api/authenticate${more}`] as const),
])('the probe sends no %s to %s', async (method, path) => {
  const { address, requests, stop } = await startServer((_incoming, outgoing) => outgoing.end('{}'));
  await expect(exchange(address, { method, path, headers: {} })).rejects.toThrow(NotAllowed);
  await stop();
  expect(requests).toEqual([]);
});

it('the probe sends requests only with the code in exchange.ts', () => {
  const folder = 'test/contract/probe';
  const calls = /\b(fetch|request|sendBeacon)\(|XMLHttpRequest|WebSocket|node:https?|getAdapter/;
  const senders = readdirSync(folder).filter(file => calls.test(readFileSync(`${folder}/${file}`, 'utf8')));
  expect(senders).toEqual(['exchange.ts']);
});

it('a redirect is not followed, and a response that does not end in time is given up', async () => {
  const { address, requests, stop } = await startServer((incoming, outgoing) => {
    if (incoming.url === '/api/plans') outgoing.write('{');
    else outgoing.writeHead(302, { location: '/login' }).end();
  });
  const get = (path: string, timeout?: number) => exchange(address, { method: 'GET', path, headers: {} }, timeout);
  expect(await get('/api/groups')).toMatchObject({ kind: 'redirected', status: 302, to: '/login' });
  expect(await get('/api/plans', 50)).toMatchObject({ kind: 'timed out' });
  await stop();
  expect(requests).toEqual(['GET /api/groups', 'GET /api/plans']);
});
