import { getResponse } from 'msw';
import { handlers } from '../handlers';
import { openSession } from '../server';

interface Sent {
  /** Login of a ready account. By default the request has no session. */
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the handlers directly, as the Vite plugin does. */
export const call = async (method: string, path: string, { as, body, headers }: Sent = {}) => {
  const authorization: Record<string, string> = as ? { authorization: `Bearer ${openSession(as, false)}` } : {};
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: { ...authorization, ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`Nobody answers ${method} ${path}.`);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : undefined) as unknown,
  };
};
