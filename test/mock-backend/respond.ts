import { getResponse, http, type HttpHandler } from 'msw';
import { rememberRecords } from './given-records';
import { pathPattern } from './request';
import { noteOffences } from './request-check';
import { withSuccessAlert } from './success-alert';
import { varied } from './varied';

const isForMethod = (expected: unknown, method: string) =>
  expected instanceof RegExp ? expected.test(method) : expected === method;

/** Quickly excludes handlers of other paths, because msw copies the request for every handler that it tries. */
const findHandlers = (routes: HttpHandler[]) => {
  const patterns = routes.map(handler => ({
    handler,
    method: handler.info.method,
    path: pathPattern(String(handler.info.path)),
  }));
  return ({ method, url }: Request) => {
    const { origin, pathname } = new URL(url);
    return patterns
      .filter(one => isForMethod(one.method, method) && one.path.test(origin + pathname))
      .map(({ handler }) => handler);
  };
};

/** Requests with other paths are not for this backend. */
const BACKEND_PATH = /\/(api|management)(\/|$)|\/swagger-ui\/index\.html$/;

/** A single handler. It lets the routes respond and then applies the steps that all responses share. */
export const respondWith = (routes: HttpHandler[]): HttpHandler => {
  const handlersOf = findHandlers(routes);
  const responseTo = async (request: Request) => {
    const copy = request.clone();
    const response = await getResponse(handlersOf(request), request);
    return response && withSuccessAlert(copy, response);
  };
  return http.all(BACKEND_PATH, async ({ request }) => {
    await noteOffences(request.clone());
    const answer = await varied(request, responseTo);
    if (answer) await rememberRecords(request, answer);
    return answer;
  });
};
