import { HttpResponse } from 'msw';
import { DuplicateError, RelationshipError } from './failures';
import { UnknownPropertyError } from './query';

export interface FieldError {
  objectName: string;
  field: string;
  message: 'NotNull' | 'Size' | 'Pattern' | 'Email';
}

interface Problem {
  title?: string;
  message?: string;
  detail?: string;
  errorKey?: string;
  fieldErrors?: FieldError[];
  headers?: Record<string, string>;
  [extra: string]: unknown;
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
};

export const pathOf = (request: Request) => new URL(request.url).pathname;

/** The body of an error response of the backend (RFC 7807 with JHipster's `message` and `path`). */
export const problemBody = (request: Request, status: number, body: Omit<Problem, 'headers'> = {}) => ({
  status,
  title: TITLES[status] ?? 'Error',
  message: `error.http.${status}`,
  ...body,
  path: pathOf(request),
});

/** The error response with this body. */
export const problem = (request: Request, status: number, { headers, ...body }: Problem = {}): Response =>
  HttpResponse.json(problemBody(request, status, body), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  });

/** Header values are ASCII only: a text with other characters is percent-encoded. */
export const headerText = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text));

/** The name of the application. JHipster uses it in its headers and message keys. */
export const APPLICATION = 'medconsoleApp';

export const ALERT_HEADER = `x-${APPLICATION}-alert`;
const ERROR_HEADER = `x-${APPLICATION}-error`;
const PARAMS_HEADER = `x-${APPLICATION}-params`;

/** The headers that JHipster's `HeaderUtil.createAlert` sets: a message key and its parameter. */
export const alertHeaders = (alert: string, param: unknown) => ({
  [ALERT_HEADER]: alert,
  [PARAMS_HEADER]: headerText(String(param)),
});

/** JHipster's `BadRequestAlertException`: the code and the name of the entity are in headers. */
export const badRequest = (request: Request, code: string, entity: string, detail?: string) =>
  problem(request, 400, {
    message: `error.${code}`,
    errorKey: code,
    params: entity,
    detail,
    headers: { [ERROR_HEADER]: `error.${code}`, [PARAMS_HEADER]: entity },
  });

export const invalid = (request: Request, fieldErrors: FieldError[]) =>
  problem(request, 400, { title: 'Method argument not valid', message: 'error.validation', fieldErrors });

export const notFound = (request: Request) => problem(request, 404);

/** The response to an SQL refusal or a sort by an unknown property. Any other error is a defect and is rethrown. */
export const refusal = (request: Request, error: unknown) => {
  if (error instanceof DuplicateError)
    return problem(request, 409, { message: 'error.duplicated', detail: error.message, field: error.property });
  if (error instanceof RelationshipError)
    return problem(request, 400, { message: 'error.relationships', detail: error.message });
  if (error instanceof UnknownPropertyError) return problem(request, 400, { detail: error.message });
  throw error;
};
