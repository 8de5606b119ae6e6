import { HttpHandler } from 'msw';
import { type Authority } from './authorities';
import { problem } from './problem';
import { signedIn } from './sessions';

/**
 * Lets requests reach the handlers only with a valid token and one of the authorities (none listed: any account).
 * A guard of the same method and path stands before each handler; one that answers nothing lets msw go on to the next.
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
