import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The port that a listening server was given. */
export const portOf = (server: Server) => {
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('The server does not listen.');
  return bound.port;
};

/** A port of this machine that is not in use. */
export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
};
