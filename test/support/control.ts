import { getResponse, http } from 'msw';
import { controlResponse, disturbed } from '../mock-backend/control';
import { handlers } from '../mock-backend/handlers';
import { problem } from '../mock-backend/problem';
import { server } from '../mock-backend/server';

const respond = async (request: Request) => (await getResponse(handlers, request)) ?? problem(request, 404);

/**
 * Sends a command to the control endpoint, such as `POST /__control/scenario` or `GET /__control/log`, and returns
 * its response.
 */
export const order = async <T = unknown>(call: string, body?: unknown): Promise<T> => {
  const [method, path] = call.split(' ');
  const request = new Request(`http://localhost${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await controlResponse(request);
  if (!response.ok) throw new Error(`${call} was refused: ${await response.text()}`);
  return (await response.json()) as T;
};

/**
 * Sends the requests of the running test through the control endpoint, as `npm start` does, so that scenarios, faults
 * and the log work. The backend is reset first and has only the ready accounts.
 */
export const useControl = async () => {
  await order('POST /__control/reset', { rich: false });
  server.use(http.all(/\/(api|management)\//, ({ request }) => disturbed(request, respond)));
};
