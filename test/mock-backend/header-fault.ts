import { type AppliedFault, checkDisturbance, type Disturbance, InvalidFault } from './faults';

/** The header with which a request asks to be disturbed. */
export const FAULT_HEADER = 'x-mock-fault';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const READERS: Record<string, (text: string) => Disturbance> = {
  status: text => ({ status: Number(text) }),
  delay: text => ({ delayMs: Number(text) }),
  drop: text => ({ drop: text as Disturbance['drop'] }),
  type: text => ({ contentType: text }),
  body: text => ({ body: parsed(text) }),
};

// The body is the last part and takes the rest of the header: it may contain semicolons.
const PARTS = /\s*(?:(body)\s*=\s*(.*)|(\w+)\s*=\s*([^;]*))(?:;|$)/gsy;

/**
 * `x-mock-fault: status=500; delay=2000; drop=after; type=text/html; body=…`: the disturbance of this one request.
 * Undefined without the header. Throws `InvalidFault` if the header is malformed.
 */
export const headerFault = ({ headers }: Request): AppliedFault | undefined => {
  const text = headers.get(FAULT_HEADER);
  if (text === null) return undefined;
  const parts = [...text.matchAll(PARTS)];
  if (parts.length === 0 || parts.reduce((length, [part]) => length + part.length, 0) !== text.length)
    throw new InvalidFault(`${FAULT_HEADER} is not of the form name=value; name=value.`);
  const fault = parts.reduce<Disturbance>((found, [, body, rest, name = body, value = rest]) => {
    if (!Object.hasOwn(READERS, name)) throw new InvalidFault(`${FAULT_HEADER} knows no ${name}.`);
    return { ...found, ...READERS[name](value.trim()) };
  }, {});
  checkDisturbance(fault);
  return { ...fault, delayMs: fault.delayMs ?? 0 };
};
