import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

interface Started {
  /** `http://127.0.0.1:41234`. */
  address: string;
  /** The received requests, such as `GET /api/groups`. */
  requests: string[];
  stop: () => Promise<void>;
}

/** Starts a local server on a free port. The test stops it. */
export const startServer = async (answer: RequestListener): Promise<Started> => {
  const requests: string[] = [];
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    answer(incoming, outgoing);
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise(resolve => void server.close(resolve));
  };
  return { address: `http://127.0.0.1:${port}`, requests, stop };
};
