import type { SetupServer } from 'msw/node';
import { noteCall } from '../checks/contract/recorder';
import { isKnownCall } from '../mock-backend/known-calls';
import { noteOffence } from '../mock-backend/offences';
import { noteOwnFields } from '../mock-backend/own-fields';

/**
 * Notes every request of a screen that is not in the catalog of calls, or whose body holds a field of the console's
 * own, even if a test responds in place of the backend. Requests that are in the catalog are recorded for the contract.
 */
export const watchCalls = (server: SetupServer) =>
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (!isKnownCall(request.method, pathname)) noteOffence(`${request.method} ${pathname}: not in the specification`);
    void noteOwnFields(request);
    noteCall(request);
  });
