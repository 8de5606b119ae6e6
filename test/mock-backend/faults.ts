import { pathPattern } from './request';

/** What happens to a disturbed request. */
export interface Disturbance {
  status?: number;
  headers?: Record<string, string>;
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown;
  contentType?: string;
  delayMs?: number;
  /** The socket is closed before or after the request is handled. After it, the write has happened. */
  drop?: 'before' | 'after';
}

/** A disturbance of the matching requests, applied `times` times. */
export interface Fault extends Disturbance {
  /** Any method by default. `*` in the path matches any text. */
  match: { method?: string; path: string };
  /** Number of requests to disturb: by default one per delay in `order`, or else one; `always` until it is removed. */
  times?: number | 'always';
  /** Delay of the first matching request, of the second, … */
  order?: number[];
}

/** A disturbance as it applies to one request. */
export type AppliedFault = Disturbance & { delayMs: number };

/** A fault that waits for matching requests. */
export interface ActiveFault {
  id: number;
  fault: Fault;
  /** Number of requests that it will still disturb; null for all. */
  left: number | null;
  /** Number of requests that it has disturbed. */
  seen: number;
}

export class InvalidFault extends Error {}

let active: ActiveFault[] = [];
let last = 0;

export const clearFaults = () => {
  active = [];
};

export const removeFault = (id: unknown) => {
  active = active.filter(one => one.id !== id);
};

export const activeFaults = (): readonly ActiveFault[] => active.filter(({ left }) => left !== 0);

const isStatus = (status: unknown) => Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599;
const isCount = (count: unknown) => Number.isInteger(count) && Number(count) >= 0;

/** Throws `InvalidFault` if the disturbance would have no effect, or not the intended one. */
const checkDisturbance = ({ status, delayMs, drop }: Disturbance) => {
  if (status !== undefined && !isStatus(status)) throw new InvalidFault('A status is a number from 200 to 599.');
  if (delayMs !== undefined && !isCount(delayMs)) throw new InvalidFault('A delay is a whole number of milliseconds.');
  if (drop !== undefined && drop !== 'before' && drop !== 'after')
    throw new InvalidFault('A line drops before or after.');
};

/** Adds a fault and returns its id. */
export const addFault = (fault: Fault) => {
  checkDisturbance(fault);
  if (typeof fault.match?.path !== 'string' || fault.match.path === '')
    throw new InvalidFault('A fault needs match.path.');
  const { times = fault.order?.length ?? 1 } = fault;
  if (times !== 'always' && (!isCount(times) || times === 0))
    throw new InvalidFault('times is a number from 1, or always.');
  active.push({ id: (last += 1), fault, left: times === 'always' ? null : times, seen: 0 });
  return { id: last };
};

/** The disturbance for this request, which counts as one use of the fault. If several match, the oldest applies. */
export const takeFault = (method: string, path: string): AppliedFault | undefined => {
  const found = activeFaults().find(
    ({ fault: { match } }) => (match.method ?? method).toUpperCase() === method && pathPattern(match.path).test(path),
  );
  if (!found) return undefined;
  if (found.left !== null) found.left -= 1;
  found.seen += 1;
  return { ...found.fault, delayMs: found.fault.order?.[found.seen - 1] ?? found.fault.delayMs ?? 0 };
};

const isCanned = ({ status, body }: Disturbance) => status !== undefined || body !== undefined;

/** The fault's own response, which replaces that of the handlers; undefined if it has none. */
export const cannedResponse = (fault: Disturbance) => {
  if (!isCanned(fault)) return undefined;
  const { status = 200, headers, body = '', contentType } = fault;
  const isText = typeof body === 'string';
  const withoutBody = [204, 205, 304].includes(status);
  return new Response(withoutBody ? null : isText ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': contentType ?? (isText ? 'text/html' : 'application/json'), ...headers },
  });
};

/** `status=500; delay=2000; drop=after`: a summary of a disturbance, for the log. */
export const summaryOf = ({ status, delayMs, drop }: AppliedFault): string =>
  Object.entries({ status, delay: delayMs || undefined, drop })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ') || 'body';
