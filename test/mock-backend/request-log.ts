import { type AppliedFault, summaryOf } from './faults';

/** One request as the log keeps it. The status is null while no answer went out, and for ever when it was dropped. */
export interface LogEntry {
  /** Counts from 1 and never starts again. */
  id: number;
  /** ISO instant at which it came. */
  at: string;
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  status: number | null;
  /** Milliseconds until it was answered or dropped. */
  duration: number | null;
  /** The fault that struck it, in words of `x-mock-fault`; empty for none. */
  fault: string;
}

/** Entries kept; older ones go. */
const MAX_COUNT = 2000;

let log: LogEntry[] = [];
let last = 0;
let changes = 0;

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

/** Notes a request as it comes; `settle` notes what became of it. */
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

/** Everything that was asked, oldest first. */
export const loggedRequests = () => log;

/** Grows with every change of the log: who has seen this number need not read it again. */
export const logVersion = () => changes;

export const clearLog = () => {
  log = [];
  changes += 1;
};
