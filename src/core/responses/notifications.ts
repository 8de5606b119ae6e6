import { type AxiosResponse, isAxiosError } from 'axios';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { inOneLine } from 'lib/text';
import { headerOf } from './headers';
import { EQUAL, isCode, isReadable } from './internal/server-message';
import { isAccountGone } from './session-end';

/** One field that the server refused. */
export interface RefusedField {
  /** The entity, as the server calls it: `disease`. */
  objectName: string;
  /** `diseaseSymptoms[].weight`: the index in a list does not matter for the name of the field. */
  field: string;
  /** A key of our texts, or the server's own words. */
  message: string;
}

/** What the response to a refused request says, the most specific code and words first. Nothing is translated yet. */
export interface Refusal {
  status: number;
  codes: readonly string[];
  words: readonly string[];
  /** What the codes are about: an entity, as the server calls it, or another text. */
  subject: string;
  fields: readonly RefusedField[];
  /** The refused request was a delete, not a save. */
  isOfDelete: boolean;
}

/** What the response to a successful request says: a code or words, and what it is about. */
export interface SuccessAlert {
  text: string;
  subject: string;
}

/** The standard English messages of Bean Validation that state a limit: `size must be between 0 and 200`. */
export const LIMIT_SENTENCE =
  /^(size |length )?must be (between|greater than|less than)( or equal to)? (-?[\d.]+)(?: and (-?[\d.]+))?$/i;

/** Its other standard messages, for servers that have no texts of their own. */
const STANDARD_SENTENCES: readonly [RegExp, string][] = [
  [/^(must|may) not be (null|empty|blank)$/i, 'NotNull'],
  [/^(size|length) must be/i, 'Size'],
  [/^must be (greater|less) than/i, 'Range'],
  [/well-formed email/i, 'Email'],
  [/^must match /i, 'Pattern'],
  [/^numeric value out of bounds/i, 'Digits'],
  [/^must be /i, 'invalidField'],
];

/** Constraints that have the text of another one. */
const SAME_AS: Readonly<Record<string, string>> = {
  NotEmpty: 'NotNull',
  Length: 'Size',
  DecimalMin: 'Min',
  DecimalMax: 'Max',
};

/** `{javax.validation.constraints.Max.message}`, and `Max.coupon.limitUsages` as Spring writes it. */
const QUALIFIED = /^(?:\{[\w.]+\.constraints\.(\w+)\.message\}|([A-Z][A-Za-z]+)\.[\w.[\]]+)$/;

/** The key of a refused field's text, a sentence with a limit, or the server's own words. */
export const fieldMessageOf = (received: string): string => {
  const message = received.replace(QUALIFIED, '$1$2');
  if (LIMIT_SENTENCE.test(message)) return message;
  const standard = STANDARD_SENTENCES.find(([pattern]) => pattern.test(message))?.[1];
  if (standard) return `error.${standard}`;
  if (/^[A-Z][A-Za-z]*$/.test(message)) return `error.${Object.hasOwn(SAME_AS, message) ? SAME_AS[message] : message}`;
  if (isReadable(message)) return message;
  return isCode(message) && message.includes('.') ? message : 'error.invalidField';
};

/** A value that does not match is not the path of a field, and names none. */
const PATH_OF_FIELD = /^[\w.[\]-]{1,100}$/;

const lineOf = (part: unknown) => (typeof part === 'string' ? inOneLine(part) : '');

const fieldOf = ({ objectName, field, message }: Record<string, unknown>): RefusedField => {
  const path = lineOf(field);
  return {
    objectName: lineOf(objectName),
    field: PATH_OF_FIELD.test(path) ? path.replace(/\[\d*\]/g, '[]') : '',
    message: fieldMessageOf(lineOf(message)),
  };
};

const textsOf = (values: readonly unknown[]): string[] =>
  values.filter(value => typeof value === 'string').map(inOneLine);

/** Codes that only repeat the status. */
const isStatusCode = (code: string) => /^(error\.)?(http\.)?\d{3}$/.test(code);

/** The codes of JHipster's problems that are named by their type alone. */
const TYPES: Readonly<Record<string, string>> = {
  'login-already-used': 'error.userexists',
  'email-already-used': 'error.emailexists',
  'invalid-password': 'error.invalidPassword',
  'constraint-violation': 'error.validation',
};

/** The type of a problem document without its address: `constraint-violation`. */
const typeOf = ({ type }: Record<string, unknown>) => (typeof type === 'string' ? type.replace(/^.*\//, '') : '');

const codeOfType = (body: Record<string, unknown>) => (Object.hasOwn(TYPES, typeOf(body)) ? TYPES[typeOf(body)] : '');

/**
 * What a body says in words. A problem whose message only repeats the status has none: its detail is a sentence of the
 * framework. The same goes for the title of a problem that the server did not expect.
 */
const wordsIn = (body: Record<string, unknown>, status: number): unknown[] => {
  const { message, errorMessage, detail, title, type, error, error_description: description } = body;
  if (typeof message === 'string' && isStatusCode(message)) return [errorMessage, description];
  return [message, errorMessage, detail, type !== undefined && status >= 500 ? '' : title, error, description];
};

/** Reads the response to a refused request. Parts of its body that have the wrong type are left out. */
export const readRefusal = (response: AxiosResponse): Refusal => {
  const body = fieldsOf(response.data);
  const header = headerOf(response, 'app-error');
  const texts = textsOf([header, ...wordsIn(body, response.status), response.data]);
  const codes = textsOf([header, body.errorKey, body.message, body.code, body.error, codeOfType(body), response.data]);
  const { fieldErrors } = body;
  return {
    status: response.status,
    codes: [...new Set(codes)].filter(code => isCode(code) && !isStatusCode(code)),
    // What only says that there is an equal record, and that in English, is told in our words.
    words: texts.filter(text => isReadable(text) && !EQUAL.test(text)),
    subject: headerOf(response, 'app-params') || textsOf([body.params, body.entityName])[0] || '',
    fields: Array.isArray(fieldErrors) ? fieldErrors.filter(isPlainObject).map(fieldOf) : [],
    isOfDelete: response.config.method?.toLowerCase() === 'delete',
  };
};

/** Reads the server's alert header of a success; undefined if there is none that may be shown. */
export const readSuccessAlert = (response: AxiosResponse): SuccessAlert | undefined => {
  const text = headerOf(response, 'app-alert');
  return isCode(text) || isReadable(text) ? { text, subject: headerOf(response, 'app-params') } : undefined;
};

const ACCOUNT_PATHS = /\/?api\/(account|authenticate)/;

/** A 401 that is not reported: one of the account or sign-in API, or one without a message. */
const isQuiet = (response: AxiosResponse): boolean => {
  if (response.status !== 401) return false;
  const body = fieldsOf(response.data);
  const path = typeof body.path === 'string' ? body.path : String(response.config.url ?? '');
  return ACCOUNT_PATHS.test(path) || textsOf([body.message, body.detail, response.data]).every(text => text === '');
};

/**
 * Whether a failure may be shown in a toast. Failures of background calls and quiet 401s may not. The sign-in tells
 * that the account is gone.
 */
export const isReported = (error: unknown): boolean => {
  if (!isAxiosError(error)) return true;
  if (isAccountGone(error)) return false;
  return error.config?.isBackground !== true && !(error.response && isQuiet(error.response));
};
