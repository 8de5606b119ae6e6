import { addFault, cannedAnswer, clearFaults, type Fault, takeFault } from './faults';
import { documentOf } from './request';
import { reset } from './seed/reset';
import { expireSessions } from './sessions';

/** One request as the log keeps it. The status is null while no answer went out, and for ever when it was dropped. */
interface LogEntry {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  status: number | null;
}

let log: LogEntry[] = [];

// A token is nobody's business: only whether one came.
const headersOf = ({ headers }: Request) =>
  Object.fromEntries([...headers].map(([name, value]) => [name, name === 'authorization' ? 'present' : value]));

const queryOf = ({ searchParams }: URL) =>
  Object.fromEntries(
    [...new Set(searchParams.keys())].map(name => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.clone().text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
};

const noted = async (request: Request) => {
  const url = new URL(request.url);
  const entry: LogEntry = {
    method: request.method,
    path: url.pathname,
    query: queryOf(url),
    headers: headersOf(request),
    body: await bodyOf(request),
    status: null,
  };
  log.push(entry);
  return entry;
};

const wait = (milliseconds: number) =>
  milliseconds > 0 ? new Promise<void>(resolve => void setTimeout(resolve, milliseconds)) : undefined;

/** Lets the backend answer, disturbed as a test asked; `Response.error()` stands for a closed socket. */
export const disturbed = async (request: Request, answer: (request: Request) => Promise<Response>) => {
  const entry = await noted(request);
  const fault = takeFault(entry.method, entry.path);
  await wait(fault?.delayMs ?? 0);
  if (fault?.drop === 'before') return Response.error();
  const response = (fault && cannedAnswer(fault)) ?? (await answer(request));
  if (fault?.drop === 'after') return Response.error();
  entry.status = response.status;
  return response;
};

const orders: Record<string, (body: Record<string, unknown>) => unknown> = {
  'POST /__control/fault': body => addFault(body as unknown as Fault),
  'POST /__control/clear-faults': clearFaults,
  'GET /__control/log': () => log,
  'POST /__control/expire': expireSessions,
  'POST /__control/reset': ({ rich = true }) => {
    clearFaults();
    log = [];
    reset({ rich: rich === true });
  },
};

/** The tests' door into the backend. It exists only when the environment opens it. */
export const controlAnswer = async (request: Request) => {
  const order = orders[`${request.method} ${new URL(request.url).pathname}`];
  if (!order) return Response.json({ orders: Object.keys(orders) }, { status: 404 });
  return Response.json(order((await documentOf(request)) ?? {}) ?? {});
};
