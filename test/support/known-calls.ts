import type { SetupServer } from 'msw/node';
import { noteUnknownCall } from '../mock-backend/known-calls';
import { noteOwnFields } from '../mock-backend/own-fields';

/**
 * Notes every request of a screen whose path, method or query is not in `test/openapi.json`, or whose body holds a
 * field of the console's own, even if a test responds in place of the backend.
 */
export const watchCalls = (server: SetupServer) =>
  server.events.on('request:start', ({ request }) => {
    noteUnknownCall(request);
    void noteOwnFields(request);
  });
