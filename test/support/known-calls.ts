import type { SetupServer } from 'msw/node';
import { isKnownCall } from '../mock-backend/known-calls';
import { noteOffence } from '../mock-backend/offences';

/** Notes whatever a screen sends that is not in the catalogue of calls, even where a test answers in the backend's place. */
export const watchCalls = (server: SetupServer) =>
  server.events.on('request:start', ({ request: { method, url } }) => {
    const { pathname } = new URL(url);
    if (!isKnownCall(method, pathname)) noteOffence(`${method} ${pathname}: not in the specification`);
  });
