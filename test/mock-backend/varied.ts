import { type ResponseBody, variationsFor } from './profiles';
import { pathOf } from './problem';
import { jsonOf } from './request';

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

/** The response as the current profile changes it. */
export const varied = async (
  request: Request,
  response: Response,
  responseTo: (request: Request) => Promise<Response | undefined>,
): Promise<Response> => {
  const variations = variationsFor(`${request.method} ${pathOf(request)}`);
  if (variations.length === 0 || !isVariable(response)) return response;
  const ask = async (url: string): Promise<ResponseBody> => {
    const other = await responseTo(new Request(url, { headers: request.headers }));
    return other ? read(other) : { status: 404, headers: {}, body: undefined };
  };
  let answer = await read(response);
  for (const { change } of variations) answer = await change(answer, { request, ask });
  const { status, headers, body } = answer;
  const json = body === undefined ? null : JSON.stringify(body);
  return new Response(status === 204 ? null : json, {
    status,
    headers: json === null ? headers : { 'content-type': 'application/json', ...headers },
  });
};
