import { STATUS_CODES } from 'node:http';
import { type Document, resourceNamed } from '../resource';
import { resourceAt } from '../written-resource';
import { constraintOf } from './generated-constraints';
import { type Context, isDocument, type ResponseBody, type Variation } from './variation';

const ANY_CALL = /^\w+ \/(api|management)\//;

const TYPE = 'https://www.jhipster.tech/problem';

const TYPES: Record<string, string> = {
  userexists: 'login-already-used',
  emailexists: 'email-already-used',
};

const DETAILS: Record<number, string> = {
  401: 'Full authentication is required to access this resource',
  403: 'Access is denied',
  404: '404 NOT_FOUND',
};

const titleOf = (entity: unknown, { errorKey, detail }: Document) =>
  ({
    idexists: `A new ${String(entity)} cannot already have an ID`,
    idnull: 'Invalid id',
    userexists: 'Login name already used!',
    emailexists: 'Email is already in use!',
  })[String(errorKey)] ?? detail;

/** A `BadRequestAlertException`: the sentence is the title. */
const ofKey = ({ detail, ...body }: Document): Document => ({
  ...body,
  type: `${TYPE}/${TYPES[String(body.errorKey)] ?? 'problem-with-message'}`,
  title: titleOf(body.params, { ...body, detail }),
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

const failed = (response: ResponseBody, status: number, detail: string): ResponseBody => ({
  ...response,
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: {
    status,
    message: `error.http.${status}`,
    path: isDocument(response.body) ? response.body.path : undefined,
    detail,
  },
});

const notDeleted = (response: ResponseBody, { request }: Context): ResponseBody => {
  const name = resourceAt(request);
  if (response.status !== 404) return response;
  if (/\/api\/users\//.test(request.url)) return { ...response, status: 204, body: undefined };
  if (!name) return response;
  const type = resourceNamed(name).entity.replace(/^./, letter => letter.toUpperCase());
  const id = new URL(request.url).pathname.split('/').at(-1);
  return failed(response, 500, `No class org.example.medconsole.domain.${type} entity with id ${id} exists!`);
};

const detailOf = ({ body }: ResponseBody) => String(isDocument(body) ? body.detail : '');

/** Refusals of a generated JHipster backend. `problemDocuments` completes those of the other variations. */
export const GENERATED_PROBLEMS = {
  constraintsAsBreakdown: {
    says: 'A value that must be unique and a record that others use are answered with 500; the detail has the constraint.',
    calls: /^(POST|PUT|DELETE) \/api\//,
    change: (response, { request }) => {
      const detail = constraintOf(response, request);
      return detail ? failed(response, 500, detail) : response;
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
    change: response =>
      /^No user was found/.test(detailOf(response)) ? failed(response, 500, detailOf(response)) : response,
  },
  problemDocuments: {
    says: 'Refusals are problem documents with their type, title, detail and entity, as the framework writes them.',
    calls: ANY_CALL,
    change: response =>
      response.status >= 400 && isDocument(response.body) && 'message' in response.body
        ? { ...response, body: documentOf(response.status, response.body) }
        : response,
  },
  sentencesInTitle: {
    says: 'Refusals of a reset and an activation have their sentence in the title, and no message.',
    calls: /^POST \/api\/account\/(activate|reset-password)\//,
    change: response =>
      response.status >= 400 && isDocument(response.body) && !/invalid-password/.test(String(response.body.type))
        ? {
            ...response,
            body: {
              type: `${TYPE}/${response.status === 400 ? 'email-not-found' : 'problem-with-message'}`,
              title: response.body.detail,
              status: response.status,
            },
          }
        : response,
  },
  unknownEmailNotTold: {
    says: 'Asking for a reset succeeds for an e-mail that nobody has.',
    calls: /^POST \/api\/account\/reset-password\/init$/,
    change: response =>
      /not registered/.test(detailOf(response)) ? { status: 200, headers: {}, body: undefined } : response,
  },
  missingUserWithoutBody: {
    says: 'A user that does not exist is answered with 404 and nothing else.',
    calls: /^GET \/api\/users\/[^/]+$/,
    change: response => (response.status === 404 ? { status: 404, headers: {}, body: undefined } : response),
  },
} satisfies Record<string, Variation>;
