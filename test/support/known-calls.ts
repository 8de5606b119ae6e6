import type { SetupServer } from 'msw/node';
import { noteCall } from '../checks/contract/recorder';
import { isKnownCall } from '../mock-backend/known-calls';
import { noteOffence } from '../mock-backend/offences';

/**
 * Notes whatever a screen sends that is not in the catalogue of calls, even where a test answers in the backend's
 * place; what is in it is recorded for the contract.
 */
export const watchCalls = (server: SetupServer) =>
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (!isKnownCall(request.method, pathname)) noteOffence(`${request.method} ${pathname}: not in the specification`);
    noteCall(request);
  });
