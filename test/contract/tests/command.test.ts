import { spawn } from 'node:child_process';
import { getResponse } from 'msw';
import { handlers } from '../../mock-backend/handlers';
import { send, toRequest } from '../../mock-backend/node-http';
import { reset, useProfile } from '../../mock-backend/server';
import { main } from '../diff/main';
import { startServer } from './http-server';
import { OPTIONAL_CALLS, OWN_CALLS, ownDocument } from './own-document';

const reads = OWN_CALLS.filter(call => call.startsWith('GET ') && !OPTIONAL_CALLS.includes(call)).length;

/** Runs a command as `npm run contract:…` does. It must not block: this process serves the command's requests. */
const run = (...args: string[]) =>
  new Promise<{ status: number | null; said: string }>(resolve => {
    const child = spawn(process.execPath, ['test/contract/run.mjs', ...args], {
      env: { ...process.env, CONTRACT_PASSWORD: 'everything' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', text => (said += String(text)));
    child.stderr.on('data', text => (said += String(text)));
    child.on('close', status => resolve({ status, said }));
  });

describe('as an npm script', () => {
  it('contract:diff compares a file', async () => {
    expect(await run('diff', 'test/openapi.json')).toEqual({
      status: 0,
      said: `${OWN_CALLS.length} calls of the console: 0 not in the backend, 0 other differences.\n`,
    });
  });

  it('contract:probe sends only GET requests and the sign-in request', async () => {
    useProfile('friendly');
    reset({ rich: true });
    const { address, requests, stop } = await startServer((incoming, outgoing) => {
      void getResponse(handlers, toRequest(incoming)).then(answer => send(answer ?? Response.error(), outgoing));
    });
    const result = await run('probe', address, '--user', 'everything');
    await stop();
    expect(result).toEqual({ status: 0, said: expect.stringContaining(`${reads} calls: ${reads} as expected`) });
    expect(requests.filter(call => !call.startsWith('GET '))).toEqual(['POST /api/authenticate']);
  });
});

describe('contract:diff', () => {
  let said: string[];
  beforeEach(() => {
    said = [];
    const keep = (text: unknown) => void said.push(String(text));
    jest.spyOn(console, 'log').mockImplementation(keep);
    jest.spyOn(console, 'error').mockImplementation(keep);
  });
  afterEach(() => jest.restoreAllMocks());

  it('reads several addresses together, as SpringFox has the management in a group of its own', async () => {
    const { paths = {}, ...rest } = ownDocument();
    const isManagement = (path: string) => path.startsWith('/management');
    const { address, stop } = await startServer((incoming, outgoing) => {
      const isGroup = new URL(incoming.url ?? '', 'http://localhost').searchParams.get('group') === 'management';
      const own = Object.entries(paths).filter(([path]) => isManagement(path) === isGroup);
      outgoing.end(JSON.stringify({ ...rest, paths: Object.fromEntries(own) }));
    });
    const one = await main([`${address}/v2/api-docs`]);
    const both = await main([`${address}/v2/api-docs`, `${address}/v2/api-docs?group=management`]);
    await stop();
    expect([one, both, said]).toEqual([
      1,
      0,
      [
        expect.stringContaining('GET /management/health: the console makes this call; the backend has no such path'),
        expect.stringContaining('0 not in the backend, 0 other differences.'),
      ],
    ]);
  });

  it.each([
    [[], /^Usage/],
    [['test/openapi.json', '/no/such/file'], /could not be read: ENOENT/],
    [['http://127.0.0.1:2/v2/api-docs'], /could not be read: connect ECONNREFUSED/],
  ])('returns exit status 2 and the reason for arguments that it cannot use: %j', async (args, message) => {
    expect([await main(args), said]).toEqual([2, [expect.stringMatching(message)]]);
  });
});
