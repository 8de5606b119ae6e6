import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

const headersOf = ({ rawHeaders }: IncomingMessage) => {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (!rawHeaders[index].startsWith(':')) headers.append(rawHeaders[index], rawHeaders[index + 1]);
  return headers;
};

/** Converts Node's request to a Fetch API request with a streamed body. */
export const toRequest = (incoming: IncomingMessage) => {
  const method = incoming.method ?? 'GET';
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: headersOf(incoming),
    body: ['GET', 'HEAD'].includes(method) ? undefined : (Readable.toWeb(incoming) as unknown as ReadableStream),
    duplex: 'half',
  };
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, init);
};

/** Sends the response. A network error (`HttpResponse.error()`) closes the socket instead. */
export const send = async (response: Response, outgoing: ServerResponse) => {
  if (response.type === 'error') return void outgoing.destroy();
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.setHeader('cache-control', 'no-store');
  outgoing.end(body);
};
