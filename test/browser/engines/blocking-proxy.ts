import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { portOf } from '../support/free-port';
import { PORT } from '../support/worker';

/**
 * The console behind a proxy that answers 404 to the paths that are blocked. Not every engine lets a test intercept the
 * requests of a page.
 */
export const startBlockingProxy = async () => {
  let blocked: RegExp | undefined;
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    if (blocked?.test(path)) return void outgoing.writeHead(404).end('gone');
    const forwarded = request({ host: '127.0.0.1', port: PORT, method, path, headers }, response => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}/`,
    block: (paths: RegExp | undefined) => {
      blocked = paths;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
