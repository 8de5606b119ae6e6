/** A disturbance of the requests that match, `times` of them. */
export interface Fault {
  match: { method?: string; path: string };
  /** How many requests are disturbed: as many as `order` has delays, else one. */
  times?: number;
  status?: number;
  headers?: Record<string, string>;
  /** A string is sent as it stands, anything else as JSON. */
  body?: unknown;
  contentType?: string;
  delayMs?: number;
  /** The socket is closed before the request is handled, or after it was (the write has happened). */
  drop?: 'before' | 'after';
  /** Delay of the first matching request, of the second, … */
  order?: number[];
}

interface Active {
  fault: Fault;
  left: number;
  seen: number;
}

let active: Active[] = [];

export const clearFaults = () => {
  active = [];
};

export const addFault = (fault: Fault) => {
  active.push({ fault, left: fault.times ?? fault.order?.length ?? 1, seen: 0 });
};

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

// `*` in a path stands for anything.
const matchesPath = (pattern: string, path: string) =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(path);

/** The disturbance that this request gets, used up by one; of several the oldest. */
export const takeFault = (method: string, path: string) => {
  const found = active.find(
    ({ fault: { match }, left }) =>
      left > 0 && (match.method ?? method).toUpperCase() === method && matchesPath(match.path, path),
  );
  if (!found) return undefined;
  found.left -= 1;
  found.seen += 1;
  return { ...found.fault, delayMs: found.fault.order?.[found.seen - 1] ?? found.fault.delayMs ?? 0 };
};

const isCanned = ({ status, body }: Fault) => status !== undefined || body !== undefined;

/** The answer given in the handlers' place, when the fault has one. */
export const cannedAnswer = (fault: Fault) => {
  if (!isCanned(fault)) return undefined;
  const { status = 200, headers, body = '', contentType } = fault;
  const isText = typeof body === 'string';
  const withoutBody = [204, 205, 304].includes(status);
  return new Response(withoutBody ? null : isText ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': contentType ?? (isText ? 'text/html' : 'application/json'), ...headers },
  });
};
