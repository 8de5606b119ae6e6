import { type AppliedFault, summaryOf } from './faults';

/** One request in the log. The status is null until a response is sent; it stays null if the connection dropped. */
export interface LogEntry {
  /** Counts from 1; clearing the log does not reset it. */
  id: number;
  /** ISO instant at which the request arrived. */
  at: string;
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  status: number | null;
  /** Milliseconds until the response or until the connection was dropped. */
  duration: number | null;
  /** The fault that was applied, such as `status=500; delay=2000`; empty if there was none. */
  fault: string;
}

/** Maximum number of entries. The oldest are removed. */
const MAX_COUNT = 2000;

let log: LogEntry[] = [];
let last = 0;
let changes = 0;

// The token itself is secret: the log only shows whether there was one.
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

/** Adds a request to the log when it arrives; `settle` adds its result. */
export const noted = async (request: Request) => {
  const url = new URL(request.url);
  const came = Date.now();
  const entry: LogEntry = {
    id: (last += 1),
    at: new Date(came).toISOString(),
    method: request.method,
    path: url.pathname,
    query: queryOf(url),
    headers: headersOf(request),
    body: await bodyOf(request),
    status: null,
    duration: null,
    fault: '',
  };
  log = [...log, entry].slice(-MAX_COUNT);
  changes += 1;
  const settle = (status: number | null, fault?: AppliedFault) => {
    entry.status = status;
    entry.duration = Date.now() - came;
    entry.fault = fault ? summaryOf(fault) : '';
    changes += 1;
  };
  return { entry, settle };
};

/** All logged requests, oldest first. */
export const loggedRequests = () => log;

/** Increases with every change of the log. A client that has already seen this number need not read the log again. */
export const logVersion = () => changes;

export const clearLog = () => {
  log = [];
  changes += 1;
};
