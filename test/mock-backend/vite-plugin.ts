import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getResponse } from 'msw';
import sirv from 'sirv';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { controlResponse, disturbed } from './control';
import { openDatabase } from './database';
import { handlers } from './handlers';
import { send, toRequest } from './node-http';
import { problem } from './problem';
import { reset } from './seed';
import { users } from './users';

const DEFAULT_DATABASE = fileURLToPath(new URL('./.data/console.sqlite', import.meta.url));
const CONTROL_PAGE = fileURLToPath(new URL('./control-page/', import.meta.url));
const BOOTSTRAP = dirname(createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap.min.css'));

/** Nothing inline and nothing from another origin, as in the console. Bootstrap's style sheet contains pictures. */
const CONTROL_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

const failed = (request: Request, error: unknown) => {
  console.error(error);
  return problem(request, 500, { title: 'Internal Server Error', detail: String(error) });
};

const answer = async (request: Request): Promise<Response> => {
  try {
    return (await getResponse(handlers, request)) ?? problem(request, 404);
  } catch (error) {
    return failed(request, error);
  }
};

/** Creates the data on the first call, while the page and its code are loading. */
const createSeeding = () => {
  let isChecked = false;
  return () => {
    if (isChecked) return;
    isChecked = true;
    // There is no account: the file is new, it has an older schema, or its seeding was interrupted.
    if (users().page({ size: 1 }).empty) reset({ rich: true });
  };
};

const middleware = (hasControl: boolean): Connect.NextHandleFunction => {
  const seed = createSeeding();
  const latency = Number(process.env.BACKEND_LATENCY ?? 0);
  const respond = async (request: Request) => {
    await new Promise<void>(resolve => void setTimeout(resolve, latency));
    return hasControl ? disturbed(request, answer) : answer(request);
  };
  return (incoming, outgoing, next) => {
    const area = /^\/(api|management|swagger-ui|__control)(?=[/?]|$)/.exec(incoming.url ?? '')?.[1];
    if (!area || (area === '__control' && !hasControl)) return next();
    seed();
    const request = toRequest(incoming);
    const response = area === '__control' ? controlResponse(request) : respond(request);
    void response.then(
      given => send(given, outgoing),
      () => outgoing.destroy(),
    );
  };
};

const serveControlPage = ({ middlewares }: ViteDevServer | PreviewServer) => {
  const setHeaders = (outgoing: ServerResponse) => void outgoing.setHeader('content-security-policy', CONTROL_POLICY);
  middlewares.use('/__control/bootstrap', sirv(BOOTSTRAP, { dev: true, setHeaders }));
  middlewares.use('/__control', sirv(CONTROL_PAGE, { dev: true, setHeaders }));
};

const serve = (server: ViteDevServer | PreviewServer, hasControl: boolean) => {
  const close = openDatabase(process.env.BACKEND_DATABASE || DEFAULT_DATABASE);
  server.httpServer?.once('close', close);
  if (hasControl) serveControlPage(server);
  server.middlewares.use(middleware(hasControl));
};

/**
 * Serves `/api` and `/management` in Vite's own server, in development and preview; no build contains it. The database
 * is a file that survives a restart (`BACKEND_DATABASE` sets another file, or `:memory:`). The control page is at
 * `/__control/`: in development unless `BACKEND_CONTROL` is 0, in preview only if it is 1.
 */
export const mockBackend = (): Plugin => ({
  name: 'mock-backend',
  // Every write changes the file. Vite must not watch it.
  config: () => ({ server: { watch: { ignored: ['**/test/mock-backend/.data/**'] } } }),
  configureServer: server => serve(server, process.env.BACKEND_CONTROL !== '0'),
  configurePreviewServer: server => serve(server, process.env.BACKEND_CONTROL === '1'),
});
