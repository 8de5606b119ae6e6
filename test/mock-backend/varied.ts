import { isPlainObject } from '../../src/lib/is-plain-object';
import { pathOf } from './problem';
import { variationsFor } from './profiles';
import { type Context, type ResponseBody, type Variation } from './profiles/variation';
import { jsonOf } from './request';
import { type Document } from './resource';
import { signedIn } from './sessions';

type Respond = (request: Request) => Promise<Response | undefined>;

/** The headers without the length: a browser aborts if a changed body has fewer or more bytes than announced. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'content-length'));

const read = async (response: Response): Promise<ResponseBody> => ({
  status: response.status,
  headers: headersOf(response),
  body: await jsonOf(response),
});

const isVariable = (response: Response) =>
  response.type !== 'error' && !/html/.test(response.headers.get('content-type') ?? '');

/** Nobody learns what is wrong with a request before signing in. */
const refusalOf = async (request: Request, variations: Variation[]) => {
  if (!signedIn(request)) return undefined;
  for (const { refuse } of variations) {
    const refusal = await refuse?.(request);
    if (refusal) return refusal;
  }
  return undefined;
};

const received = (request: Request, sent: unknown, variations: Variation[]) => {
  if (!isPlainObject(sent) || !variations.some(({ receive }) => receive)) return request;
  const body = variations.reduce<Document>((result, { receive }) => receive?.(result, request) ?? result, sent);
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: JSON.stringify(body) });
};

/** Sends further requests of a variation, with the headers of the original one. */
const asking =
  ({ headers }: Request, respond: Respond): Context['ask'] =>
  async (url, init) => {
    const other = await respond(
      new Request(url, { headers, method: init?.method, body: init && JSON.stringify(init.body) }),
    );
    return other ? read(other) : { status: 404, headers: {}, body: undefined };
  };

/** The response of the backend as the current profile has it. */
export const varied = async (request: Request, respond: Respond): Promise<Response | undefined> => {
  const variations = variationsFor(`${request.method} ${pathOf(request)}`);
  if (variations.length === 0) return respond(request);
  const sent = await jsonOf(request.clone());
  const response = (await refusalOf(request, variations)) ?? (await respond(received(request, sent, variations)));
  if (!response || !isVariable(response)) return response;
  const context = { request, sent, ask: asking(request, respond) };
  let answer = await read(response);
  for (const { change } of variations) answer = (await change?.(answer, context)) ?? answer;
  const { status, headers, body } = answer;
  const json = body === undefined ? null : JSON.stringify(body);
  return new Response(status === 204 ? null : json, {
    status,
    headers: json === null ? headers : { 'content-type': 'application/json', ...headers },
  });
};
