import { HttpHandler } from 'msw';
import { type Authority } from './authorities';
import { problem } from './problem';
import { signedIn } from './sessions';

/**
 * Lets a request reach the handlers only with a valid token and one of the authorities (none listed: any account).
 * Each handler has a guard before it, with the same method and path. If the guard returns nothing, msw tries the
 * next handler.
 */
export const allow = (authorities: Authority[], handlers: HttpHandler[]): HttpHandler[] =>
  handlers.flatMap(handler => [
    new HttpHandler(handler.info.method, handler.info.path, ({ request }: { request: Request }) => {
      const user = signedIn(request);
      if (!user) return problem(request, 401);
      const permitted = authorities.length === 0 || user.authorities.some(({ name }) => authorities.includes(name));
      return permitted ? undefined : problem(request, 403);
    }),
    handler,
  ]);
