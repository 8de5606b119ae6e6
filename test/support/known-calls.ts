import type { SetupServer } from 'msw/node';
import { CALLS } from '../checks/contract/calls';

const patterns = Object.keys(CALLS).map(call => {
  const [method, path] = call.split(' ');
  return { method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

const seen = new Set<string>();

const isKnown = (method: string, path: string) =>
  patterns.some(known => known.method === method && known.path.test(path));

/** Notes whatever a screen sends that is not in the catalogue of calls. */
export const watchCalls = (server: SetupServer) =>
  server.events.on('request:start', ({ request: { method, url } }) => {
    const { pathname } = new URL(url);
    if (!isKnown(method, pathname)) seen.add(`${method} ${pathname}`);
  });

/** The calls noted since this was last asked. */
export const unknownCalls = (): string[] => {
  const calls = [...seen];
  seen.clear();
  return calls;
};
