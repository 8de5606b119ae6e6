import { HttpResponse } from 'msw';
import { DuplicateError } from './failures';
import { badRequest, problem } from './problem';

/** A success without a body, like JHipster's `void` calls. */
export const done = (status = 200, headers: Record<string, string> = {}): Response =>
  new HttpResponse(null, { status, headers });

export const notJson = (request: Request) => problem(request, 400, { detail: 'The body is not a JSON object.' });

/** JHipster responds to a login or email address that is taken with 400 and an `errorKey`, not with 409. */
export const unlessTaken = (request: Request, work: () => Response): Response => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    return badRequest(request, error.property === 'login' ? 'userexists' : 'emailexists', 'userManagement');
  }
};
