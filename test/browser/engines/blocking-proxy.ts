import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { portOf } from '../support/free-port';
import { PORT } from '../support/worker';

type Answer = (outgoing: ServerResponse, path: string) => void;

const gone: Answer = outgoing => outgoing.writeHead(404).end('gone');

/**
 * The console behind a proxy that answers 404, or as told, to the paths that are blocked. Not every engine lets a test
 * intercept the requests of a page.
 */
export const startBlockingProxy = async () => {
  let blocked: RegExp | undefined;
  let answer = gone;
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    if (blocked?.test(path)) return answer(outgoing, path);
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
    block: (paths: RegExp | undefined, how: Answer = gone) => {
      blocked = paths;
      answer = how;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
