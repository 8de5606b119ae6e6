import { STATUS_CODES } from 'node:http';
import { isPlainObject } from '../../../src/lib/is-plain-object';
import { knownCall } from '../known-calls';
import { alertHeaders, pathOf } from '../problem';
import { type Document, resourceNamed } from '../resource';
import { resourceAt } from '../written-resource';
import { constraintOf } from './generated-constraints';
import { type Context, type ResponseBody, type Variation } from './variation';

const ANY_CALL = /^\w+ \/(api|management)\//;

const TYPE = 'https://www.jhipster.tech/problem';

const TYPES: Readonly<Record<string, string>> = {
  userexists: 'login-already-used',
  emailexists: 'email-already-used',
};

const DETAILS: Readonly<Record<number, string>> = {
  401: 'Full authentication is required to access this resource',
  403: 'Access is denied',
  404: '404 NOT_FOUND',
};

const titleOf = ({ errorKey, params, detail }: Document) =>
  ({
    idexists: `A new ${params === 'userManagement' ? 'user' : String(params)} cannot already have an ID`,
    idnull: 'Invalid id',
    userexists: 'Login name already used!',
    emailexists: 'Email is already in use!',
  })[String(errorKey)] ?? detail;

/** A `BadRequestAlertException`: the sentence is the title. */
const ofKey = ({ detail, ...body }: Document): Document => ({
  ...body,
  type: `${TYPE}/${TYPES[String(body.errorKey)] ?? 'problem-with-message'}`,
  title: titleOf({ ...body, detail }),
  entityName: body.params,
});

const ofStatus = (status: number, body: Document): Document => ({
  ...body,
  AuthenticationException: undefined,
  type: `${TYPE}/problem-with-message`,
  title: STATUS_CODES[status],
  detail: body.detail ?? DETAILS[status],
});

const documentOf = (status: number, body: Document): Document => {
  if (body.detail === 'Incorrect password')
    return { type: `${TYPE}/invalid-password`, title: 'Incorrect password', status };
  if (Array.isArray(body.fieldErrors)) return { ...body, type: `${TYPE}/constraint-violation` };
  return body.errorKey ? ofKey(body) : ofStatus(status, body);
};

/** A breakdown with this sentence. */
export const brokenDown = (request: Request, detail: string): ResponseBody => ({
  status: 500,
  headers: { 'content-type': 'application/problem+json' },
  body: { status: 500, message: 'error.http.500', path: pathOf(request), detail },
});

const notDeleted = (response: ResponseBody, { request }: Context): ResponseBody => {
  if (response.status !== 404) return response;
  const [last = ''] = pathOf(request).split('/').slice(-1);
  if (/\/api\/users\//.test(request.url))
    return { status: 204, headers: alertHeaders('userManagement.deleted', last), body: undefined };
  const name = resourceAt(request);
  if (!name) return response;
  const type = resourceNamed(name).entity.replace(/^./, letter => letter.toUpperCase());
  return brokenDown(request, `No class org.example.medconsole.domain.${type} entity with id ${last} exists!`);
};

const detailOf = ({ body }: ResponseBody) => String(isPlainObject(body) ? body.detail : '');

/** A path that no controller has is answered by Spring itself. */
const isNowhere = (request: Request) => !knownCall(request.method, pathOf(request)) && !resourceAt(request);

const nowhere = (): ResponseBody => ({
  status: 404,
  headers: { 'content-type': 'application/json' },
  body: { timestamp: new Date().toISOString(), status: 404, error: 'Not Found', message: 'Not Found' },
});

/** Refusals of a generated JHipster backend. `problemDocuments` completes those of the other variations. */
export const GENERATED_PROBLEMS = {
  constraintsAsBreakdown: {
    says: 'A taken name, a picked record that is gone and a record in use are 500; the detail has the constraint.',
    calls: /^(POST|PUT|DELETE) \/api\//,
    change: (response, { request }) => {
      const detail = constraintOf(response, request);
      return detail ? brokenDown(request, detail) : response;
    },
  },
  deletesOfMissing: {
    says: 'Deleting a record that is gone is answered with 500; a user, with success.',
    calls: /^DELETE \/api\//,
    change: notDeleted,
  },
  wrongKeysAsBreakdown: {
    says: 'A wrong key of a reset or an activation is answered with 500.',
    calls: /^POST \/api\/account\//,
    change: (response, { request }) =>
      /^No user was found/.test(detailOf(response)) ? brokenDown(request, detailOf(response)) : response,
  },
  unknownEmailNotTold: {
    says: 'Asking for a reset succeeds for an e-mail that nobody has.',
    calls: /^POST \/api\/account\/reset-password\/init$/,
    change: response =>
      /not registered/.test(detailOf(response)) ? { status: 200, headers: {}, body: undefined } : response,
  },
  problemDocuments: {
    says: 'Refusals are problem documents with their type, title, detail and entity, as the framework writes them.',
    calls: ANY_CALL,
    change: (response, { request }) => {
      const { status, body } = response;
      if (status < 400 || !isPlainObject(body) || !('message' in body)) return response;
      if (status === 404 && isNowhere(request)) return nowhere();
      return { ...response, body: documentOf(status, body) };
    },
  },
} satisfies Record<string, Variation>;
