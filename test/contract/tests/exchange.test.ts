import { readdirSync, readFileSync } from 'node:fs';
import { type RequestListener } from 'node:http';
import { exchange, NotAllowed } from '../probe/exchange';
import { startServer } from './http-server';

const started: { stop: () => Promise<void> }[] = [];
afterEach(() => Promise.all(started.splice(0).map(({ stop }) => stop())));

const start = async (answer: RequestListener) => {
  const server = await startServer(answer);
  started.push(server);
  return server;
};

const get = (base: string, path = '/api/groups', timeout?: number) =>
  exchange(base, { method: 'GET', path, headers: {} }, timeout);

describe('a request of the probe', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'get'])('is not sent with %s to /api/groups', async method => {
    const { address, requests } = await start((_incoming, outgoing) => outgoing.end('{}'));
    await expect(exchange(address, { method, path: '/api/groups', headers: {} })).rejects.toThrow(NotAllowed);
    expect(requests).toEqual([]);
  });

  it.each(['/api/authenticate/', '/api/authenticate?x', '/api/authenticate/../groups', '/api/account/me'])(
    'is not sent with POST to %s',
    async path => {
      const { address, requests } = await start((_incoming, outgoing) => outgoing.end('{}'));
      await expect(exchange(address, { method: 'POST', path, headers: {} })).rejects.toThrow(NotAllowed);
      expect(requests).toEqual([]);
    },
  );

  it('is sent only by the code in exchange.ts', () => {
    const folder = 'test/contract/probe';
    const calls = /\b(fetch|request|sendBeacon)\(|XMLHttpRequest|WebSocket|node:https?|getAdapter/;
    const senders = readdirSync(folder).filter(file => calls.test(readFileSync(`${folder}/${file}`, 'utf8')));
    expect(senders).toEqual(['exchange.ts']);
  });

  it('is sent if it is a GET or the sign-in POST', async () => {
    const { address, requests } = await start((_incoming, outgoing) => outgoing.end('{}'));
    await get(address);
    await exchange(address, { method: 'POST', path: '/api/authenticate', headers: {}, body: '{}' });
    expect(requests).toEqual(['GET /api/groups', 'POST /api/authenticate']);
  });
});

describe('the result of a request', () => {
  it('contains the status, the headers and the text of the response', async () => {
    const { address } = await start((_incoming, outgoing) =>
      outgoing.writeHead(503, { 'content-type': 'application/json' }).end('{"a":1}'),
    );
    expect(await get(address)).toMatchObject({
      kind: 'answered',
      status: 503,
      headers: { 'content-type': 'application/json' },
      text: '{"a":1}',
    });
  });

  it('is the redirect itself, which is not followed', async () => {
    const { address, requests } = await start((_incoming, outgoing) =>
      outgoing.writeHead(302, { location: '/login' }).end(),
    );
    expect(await get(address)).toMatchObject({ kind: 'redirected', status: 302, to: '/login' });
    expect(requests).toEqual(['GET /api/groups']);
  });

  it('is a timeout when no response arrives in time', async () => {
    const { address } = await start(() => undefined);
    expect(await get(address, '/api/groups', 50)).toMatchObject({ kind: 'timed out' });
  });

  it('is a timeout when the response body does not end in time', async () => {
    const { address } = await start((_incoming, outgoing) => void outgoing.write('{'));
    expect(await get(address, '/api/groups', 50)).toMatchObject({ kind: 'timed out' });
  });

  it('is the reason for the failure when no server listens at the address', async () => {
    const { address, stop } = await start(() => undefined);
    await stop();
    expect(await get(address)).toMatchObject({ kind: 'unreachable', why: expect.stringContaining('ECONNREFUSED') });
  });
});
