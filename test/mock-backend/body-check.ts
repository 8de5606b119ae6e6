import { type ErrorObject } from 'ajv/dist/2020';
import { isPlainObject } from '../../src/lib/is-plain-object';
import { OWN_DOCUMENT } from '../contract/openapi/own-document';
import { stepInto } from '../contract/openapi/resolve';
import { createValidator } from '../contract/openapi/validator';
import { type Document } from './resource';

/** What is wrong with a field of a body. */
export interface BodyFault {
  /** `diseaseSymptoms[0].symptom.name`. */
  path: string;
  kind: 'left out' | 'too long' | 'wrong type';
}

const errorsIn = createValidator(OWN_DOCUMENT);

const hasValue = (value: unknown) => value !== null && value !== undefined;

const idOf = (value: unknown) => (isPlainObject(value) ? value.id : undefined);

/** The item of the given list with the same id. Items without ids are not compared. */
const givenItem = (given: unknown, item: unknown): unknown =>
  Array.isArray(given) && idOf(item) !== undefined ? given.find(one => idOf(one) === idOf(item)) : undefined;

/** Whether a value, or something around it, comes back exactly as the client received it. */
const isAsGiven = ([step, ...inside]: readonly string[], sent: unknown, given: unknown): boolean => {
  if (!hasValue(given)) return !hasValue(sent);
  if (JSON.stringify(sent) === JSON.stringify(given)) return true;
  if (step === undefined) return false;
  const value = stepInto(sent, step);
  return isAsGiven(inside, value, Array.isArray(sent) ? givenItem(given, value) : stepInto(given, step));
};

const leftOut = (sent: unknown, given: unknown, path: string): BodyFault[] => {
  if (Array.isArray(sent))
    return sent.flatMap((item, index) => leftOut(item, givenItem(given, item), `${path}[${index}]`));
  if (!isPlainObject(sent) || !isPlainObject(given)) return [];
  return Object.keys(given)
    .filter(name => hasValue(given[name]))
    .flatMap(name => {
      const at = path ? `${path}.${name}` : name;
      return sent[name] === undefined ? { path: at, kind: 'left out' } : leftOut(sent[name], given[name], at);
    });
};

const stepsOf = ({ instancePath, params }: ErrorObject): string[] => {
  const missing = params.missingProperty as string | undefined;
  return [...instancePath.split('/').slice(1), ...(missing === undefined ? [] : [missing])];
};

const KINDS: Readonly<Record<string, BodyFault['kind']>> = {
  required: 'left out',
  minLength: 'left out',
  maxLength: 'too long',
};

const faultOf = (error: ErrorObject): BodyFault => ({
  path: stepsOf(error)
    .map(step => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, ''),
  kind: KINDS[error.keyword] ?? 'wrong type',
});

/** Enumerations may be in lower case. */
const isChoice = ({ keyword, data, params }: ErrorObject) =>
  keyword === 'enum' && (params.allowedValues as unknown[]).includes(String(data).toUpperCase());

/**
 * What is wrong with a body by its schema in `test/openapi.json`, and the fields that the client received and does not
 * send back. A value that comes back unchanged is never wrong. `null` means "nothing".
 */
export const bodyFaults = (schema: string, sent: Document, given?: Document): BodyFault[] => {
  const wrong = errorsIn(schema, sent)
    .filter(error => hasValue(error.data) && !isChoice(error) && !isAsGiven(stepsOf(error), sent, given))
    .map(faultOf);
  const byPath = new Map([...wrong, ...leftOut(sent, given, '')].map(fault => [fault.path, fault]));
  return [...byPath.values()];
};
